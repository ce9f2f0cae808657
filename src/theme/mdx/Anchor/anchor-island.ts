/** Milliseconds for which a heading says that its link was copied. */
const shown = 2000;

/** Going to a heading copies its address; a press that opens it elsewhere does just that. */
export function start(): void {
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return;
    const anchor = target.closest<HTMLAnchorElement>('a.anchor');
    if (!anchor) return;
    // Refused where the page may not write to the clipboard: then the link is a link.
    navigator.clipboard?.writeText(anchor.href).then(
      () => tell(anchor),
      () => {},
    );
  });
}

function tell(anchor: HTMLElement): void {
  const announcer = document.getElementById('announcer');
  const words = anchor.closest<HTMLElement>('[data-link-copied]')?.dataset.linkCopied ?? '';
  anchor.dataset.copied = '';
  if (announcer) announcer.textContent = words;
  setTimeout(() => {
    delete anchor.dataset.copied;
    if (announcer?.textContent === words) announcer.textContent = '';
  }, shown);
}
