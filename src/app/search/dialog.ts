/** The dialog and its input stand in every document that has search. */
export const searchDialogId = 'search-dialog';

/** Sent to the dialog when it has been opened. */
export const searchOpened = 'searchopened';

/**
 * Lets buttons, the keyboard and `?q=` open the dialog; it needs no React, and loads with the page.
 *
 * What is typed before React is there is taken over.
 */
export function startSearchDialog(): void {
  const { dataset } = document.documentElement;
  if (isApple()) dataset.apple = '';
  let wasOpened = false;
  const open = (query?: string) => {
    const dialog = searchDialog();
    const input = dialog?.querySelector('input');
    if (!dialog || !input || dialog.open) return;
    wasOpened = true;
    if (query) input.value = query;
    dialog.showModal();
    input.select();
    dialog.dispatchEvent(new Event(searchOpened));
  };

  addEventListener('click', ({ target, isTrusted }) => {
    if (!(target as Element).closest?.(`[data-opens=${searchDialogId}]`)) return;
    // A press that was held until React hydrated is repeated then: most were answered at once.
    if (isTrusted || !wasOpened || 'hydrated' in dataset) open();
  });

  addEventListener('keydown', (event) => {
    const dialog = searchDialog();
    if (!dialog || !(isShortcut(event) || (isSlash(event) && !dialog.open))) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else open();
  });

  const query = new URLSearchParams(location.search).get('q');
  if (query) open(query);
}

/** The dialog; there is none where search is switched off. */
export function searchDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${searchDialogId}`);
}

/** Cmd+K on Apple's machines, Ctrl+K on all others. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !shiftKey && !altKey && !event.isComposing && /^k$/i.test(key);
}

/** A slash that is not typed into something. */
function isSlash({ key, metaKey, ctrlKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  const isTyped = (target as Element).closest?.('input, textarea, select, [contenteditable]');
  return key === '/' && !metaKey && !ctrlKey && !altKey && !isComposing && !isTyped;
}

/** Whether the machine has a Cmd key. */
export function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}
