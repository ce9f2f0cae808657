import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

async function edit() {
  const { openEditor } = await import(/* webpackChunkName: "editor" */ './editor');
  openEditor();
}

const root = createRoot(document.getElementById('root'));
root.render(createElement('button', { type: 'button', onClick: edit }, 'Edit'));
