interface LongPress {
  held: () => void;
  signal?: AbortSignal;
  /** Whether the browser opens its own menu as well, as it does for links. Then `held` comes a moment before. */
  keepsMenu?: boolean;
}

/** Milliseconds that a finger rests until it means more than a tap. */
const holdTime = 500;
const beforeMenu = 350;

/** Calls back when a finger rests on an element; what the browser would do then, it does not unless it is kept. */
export function onLongPress(
  element: HTMLElement,
  { held, signal, keepsMenu = false }: LongPress,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouch = false;
  let isHeld = false;
  const letGo = () => clearTimeout(timer);
  const hold = () => {
    letGo();
    isHeld = true;
    held();
  };
  const onDown = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
    isHeld = false;
    letGo();
    if (isTouch) timer = setTimeout(hold, keepsMenu ? beforeMenu : holdTime);
  };
  // Some browsers tell by this event that a finger rests, and would open a menu of their own.
  const onMenu = (event: Event) => {
    if (!isTouch || keepsMenu) return;
    event.preventDefault();
    hold();
  };
  // The finger that is lifted from a link has read, and does not want to follow it.
  const onClick = (event: Event) => {
    if (isHeld) event.preventDefault();
    isHeld = false;
  };
  element.addEventListener('pointerdown', onDown, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    element.addEventListener(end, letGo, { signal });
  element.addEventListener('contextmenu', onMenu, { signal });
  element.addEventListener('click', onClick, { signal });
}
