/** Milliseconds for which the button says that the page was copied. */
const shown = 2000;

/** Answers the button that copies a page. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const row = target instanceof Element && target.closest('button')?.closest('.page-actions');
    const [button, link] = row ? [row.querySelector('button'), row.querySelector('a')] : [];
    if (!button || !link) return;
    copyFrom(link.href).then(
      () => tell(button),
      // Where a page may not write to the clipboard, it can at least show what is to be copied.
      () => location.assign(link.href),
    );
  });
}

/** The text may still be on its way: browsers let pages write to the clipboard for a moment after a press alone. */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return response.text();
  });
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

function tell(button: HTMLElement): void {
  const { copied = '' } = button.dataset;
  const announcer = document.getElementById('announcer');
  const name = button.textContent;
  if (name === copied) return;
  button.textContent = copied;
  if (announcer) announcer.textContent = copied;
  setTimeout(() => {
    button.textContent = name;
    if (announcer?.textContent === copied) announcer.textContent = '';
  }, shown);
}
