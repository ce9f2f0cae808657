import { createElement, lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { retry } from './retry';

// #region lazy
const Editor = lazy(() =>
  retry(() => import(/* webpackChunkName: "editor", webpackPrefetch: true */ './editor')),
);

function Admin() {
  const [editing, setEditing] = useState(false);
  if (!editing) {
    return createElement('button', { type: 'button', onClick: () => setEditing(true) }, 'Edit');
  }
  return createElement(Suspense, { fallback: 'Loading…' }, createElement(Editor));
}
// #endregion

createRoot(document.getElementById('root')).render(createElement(Admin));
