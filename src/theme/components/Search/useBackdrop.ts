import { type MouseEvent, useRef } from 'react';

/** Closes a dialog by a press on its backdrop, which is the dialog itself: all that is in it lies in its children. */
export function useBackdrop(close: () => void) {
  const isPressed = useRef(false);
  const isBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onPointerDown: (event: MouseEvent) => {
      isPressed.current = isBackdrop(event);
    },
    // A selection that is drawn beyond the edge ends there, and is no press.
    onClick: (event: MouseEvent) => {
      if (isPressed.current && isBackdrop(event)) close();
    },
  };
}
