/**
 * Calls back at the reader's first interaction: until then, a page that is only read costs its HTML
 * and its CSS.
 *
 * A scroll counts only once the page stands still, because going to a hash and
 * restoring a position scroll too.
 */
export function onFirstInteraction(callback: () => void): void {
  let isOver = false;
  const onEvent = ({ type, movementX, movementY }: Partial<MouseEvent>) => {
    // A pointer that rests on the page is reported as soon as there is something below it.
    const isResting = type === 'mousemove' && !movementX && !movementY;
    if (isOver || isResting) return;
    isOver = true;
    callback();
  };
  for (const type of ['pointerdown', 'mousemove', 'touchstart', 'wheel', 'keydown', 'focusin']) {
    addEventListener(type, onEvent, true);
  }
  afterLoad(() => addEventListener('scroll', onEvent, true));
}

/** Milliseconds before something that failed may be tried again. */
const pause = 2000;

/** Calls back at the next interaction after a pause: for what failed at this one. */
export function retryAtNextInteraction(callback: () => void): void {
  setTimeout(() => onFirstInteraction(callback), pause);
}

function afterLoad(callback: () => void): void {
  const settle = () => setTimeout(callback, 300);
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
}
