import { hiddenParts } from '#shared/switches.ts';

/** Hides the parts that the address switches off; inside a frame the outline is off unless asked for. */
export function applySwitches(search: string): void {
  const hidden = new Set(hiddenParts(search));
  const isFramed = window.self !== window.top;
  if (isFramed && !/[?&]outline=/.test(search)) hidden.add('outline');
  document.documentElement.dataset.hide = [...hidden].join(' ');
}
