/** The stylesheets of a page's own components; those of the whole site are not among them. */
const selector = 'link[data-page-style]';

function present(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(selector)];
}

/** Resolves when all stylesheets of a page apply; one that cannot be had is no reason to wait. */
export async function loadPageStyles(addresses: readonly string[]): Promise<void> {
  const known = present().map((link) => link.getAttribute('href'));
  const missing = addresses.filter((address) => !known.includes(address));
  await Promise.all(missing.map(load));
}

function load(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset.pageStyle = '';
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Takes away the stylesheets that the page does not need. */
export function keepPageStyles(addresses: readonly string[]): void {
  for (const link of present()) {
    if (!addresses.includes(link.getAttribute('href') ?? '')) link.remove();
  }
}
