/** Links whose successors are on their way: they count no more, and go when these are there. */
const leaving = new WeakSet<HTMLLinkElement>();

/** Puts new stylesheets in the place of the present ones, as soon as they are loaded. */
export function showStyles(addresses: readonly string[]): void {
  const links = present();
  addresses.forEach((address, index) => {
    const old = links[index];
    if (!old || old.getAttribute('href') === address) return;
    const next = old.cloneNode() as HTMLLinkElement;
    next.href = address;
    next.addEventListener('load', () => removeLeaving(next), { once: true });
    leaving.add(old);
    old.after(next);
  });
}

/** The stylesheets of the whole site that are shown, or about to be. */
function present(): HTMLLinkElement[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]:not([data-page-style])',
  );
  return [...links].filter((link) => !leaving.has(link));
}

/** Removes what a stylesheet stands for: more than one, where it was changed again before it was loaded. */
function removeLeaving(next: HTMLLinkElement): void {
  let old = next.previousElementSibling;
  while (old instanceof HTMLLinkElement && leaving.has(old)) {
    const { previousElementSibling } = old;
    old.remove();
    old = previousElementSibling;
  }
}
