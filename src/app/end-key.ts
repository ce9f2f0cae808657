/** Where keys mean something else than the page. */
const ownKeys = 'input, textarea, select, dialog, [popover], [role], [tabindex="0"]';

/**
 * Goes to the end of the page once more when the End key is let go: the browser went to where the end was
 * before the sections on the way had been laid out.
 */
export function startEndKey(): void {
  addEventListener('keyup', ({ key, shiftKey, target }) => {
    const isOwn = target instanceof Element && target.closest(ownKeys);
    if (key === 'End' && !shiftKey && !isOwn) scrollTo(0, document.body.scrollHeight);
  });
}
