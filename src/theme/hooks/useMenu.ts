import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { nextIndex } from './nextIndex.ts';
import { useRouteChange } from './useRouteChange.ts';

/** How a menu came to be shown: under the pointer, or by a press, which a second press undoes. */
type MenuState = 'closed' | 'hovered' | 'pressed';

/** Milliseconds until a menu follows the pointer, in and out. */
const hoverDelay = 100;

interface MenuParts {
  isOpen: boolean;
  rootProps: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  press: () => void;
}

/** The behaviour of a button with a panel: pointer, keyboard, touch, and everything that closes it. */
export function useMenu({ pressKeepsOpen = false } = {}): MenuParts {
  const [state, setState] = useState<MenuState>('closed');
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== 'closed';

  const show = (next: MenuState, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setState(next);
    else timer.current = setTimeout(() => setState(next), delay);
  };

  useRouteChange(() => show('closed'));

  // Until React woke, CSS showed the panel under pointer and focus: it must not vanish now.
  useLayoutEffect(() => {
    if (root.current?.matches(':is(:hover, :focus-within)')) setState('hovered');
    return () => clearTimeout(timer.current);
  }, []);

  // A press anywhere else closes, and so does Escape wherever focus is: only the document hears both.
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setState('closed');
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) itemsOf(root.current)[0]?.focus();
      setState('closed');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    press: () => show(state === 'pressed' && !pressKeepsOpen ? 'closed' : 'pressed'),
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') show(isOpen ? state : 'hovered', hoverDelay);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') show('closed', hoverDelay);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) show('closed');
      },
      onKeyDown: (event) => moveFocus(event, itemsOf(event.currentTarget), () => show('pressed')),
    },
  };
}

/** The button and what the panel offers, in order. */
function itemsOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button')];
}

function moveFocus(event: KeyboardEvent, items: HTMLElement[], open: () => void): void {
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event.key, current, items.length);
  if (next === undefined) return;
  event.preventDefault();
  open();
  // The panel can take focus only once it is shown.
  requestAnimationFrame(() => items[next]?.focus());
}
