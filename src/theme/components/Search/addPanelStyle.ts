import { adoptStyle } from '#app/adopt-style.ts';
import style from './SearchPanel.css?inline';

/** Brings the style of what fills the dialog, before any of that is shown. */
export function addPanelStyle(): void {
  adoptStyle(style);
}
