/** The styles of a page's own components, linked or in the document; those of the whole site are not among them. */
function present(): (HTMLLinkElement | HTMLStyleElement)[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('[data-page-style]')];
}

/** Resolves when all stylesheets of a page are there; one that cannot be had is no reason to wait. */
export async function loadPageStyles(addresses: readonly string[]): Promise<void> {
  const known = present().map(({ dataset }) => dataset.pageStyle);
  const missing = addresses.filter((address) => !known.includes(address));
  await Promise.all(missing.map(load));
}

function load(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset.pageStyle = address;
    link.onload = () => resolve();
    link.onerror = () => {
      // The next page that needs it asks again.
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}

/** Fetches the stylesheets of a page that may be opened, and does not apply them. */
export function preloadPageStyles(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (document.head.querySelector(`[href="${address}"], [data-page-style="${address}"]`))
      continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = address;
    document.head.append(link);
  }
}

/**
 * Lets the styles of a page apply, and no others. They stay in the document: what came with it can be
 * had without a network only there.
 */
export function applyPageStyles(addresses: readonly string[]): void {
  for (const style of present()) {
    const media = addresses.includes(style.dataset.pageStyle ?? '') ? '' : 'not all';
    // To say the same again would have the browser style the page anew.
    if (style.media !== media) style.media = media;
  }
}
