import { createElement } from 'react';
import './editor.css';

export default function Editor() {
  return createElement('textarea', { className: 'editor', defaultValue: 'Darjeeling' });
}
