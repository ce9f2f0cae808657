/** Puts new stylesheets in the place of the present ones, as soon as they are loaded. */
export function showStyles(addresses: readonly string[]): void {
  const links = [
    ...document.head.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"]:not([data-page-style])',
    ),
  ];
  addresses.forEach((address, index) => {
    const old = links[index];
    if (!old || old.getAttribute('href') === address) return;
    const next = old.cloneNode() as HTMLLinkElement;
    next.href = address;
    next.addEventListener('load', () => old.remove(), { once: true });
    old.after(next);
  });
}
