/** Milliseconds after which an article has taken its shape. */
const settled = 100;

/** A press on a picture, or on its button, shows it as large as fits. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const frame = target instanceof Element ? target.closest('.picture-frame') : null;
    const button = frame?.querySelector('button');
    if (frame && button?.checkVisibility()) enlarge(frame, button);
  });
}

/** Takes the button from pictures that cannot be larger than they are: all pixels are shown. */
export function show(article: HTMLElement): void {
  setTimeout(() => {
    for (const image of article.querySelectorAll<HTMLImageElement>('.picture-frame > img')) {
      const isWhole = image.clientWidth >= Number(image.getAttribute('width'));
      const button = image.parentElement?.querySelector('button');
      if (button && isWhole && !image.src.endsWith('.svg')) button.hidden = true;
    }
  }, settled);
}

function enlarge(frame: Element, button: HTMLButtonElement): void {
  const dialog = document.createElement('dialog');
  const images = frame.querySelectorAll('img');
  const close = document.createElement('button');
  dialog.className = 'zoom';
  dialog.ariaLabel = images[0]?.alt ?? '';
  close.ariaLabel = button.dataset.close ?? '';
  // Both variants: the theme may change meanwhile.
  const parts = [...images, ...(frame.parentElement?.querySelectorAll('figcaption') ?? [])];
  dialog.append(close, ...parts.map((part) => part.cloneNode(true)));
  document.getElementById('article')?.append(dialog);
  dialog.onclick = () => dialog.close();
  const top = () => frame.getBoundingClientRect().top;
  const place = top();
  // Who pinches and moves the picture scrolls as well, and still looks at it. Nor has anyone scrolled where the
  // picture keeps its place: the way to it is told late, and sections above it take their real heights.
  const hasLeft = () => visualViewport?.scale === 1 && Math.abs(top() - place) > 1;
  const onScroll = () => hasLeft() && dialog.close();
  addEventListener('scroll', onScroll);
  dialog.onclose = () => {
    removeEventListener('scroll', onScroll);
    dialog.remove();
  };
  // It gets the focus back, wherever the pointer was.
  button.focus({ preventScroll: true });
  dialog.showModal();
}
