import type { ComponentProps } from 'react';
import { usePopover } from '../../hooks/usePopover.ts';

interface PopoverButtonProps extends ComponentProps<'button'> {
  /** The id of the popover. */
  opens: string;
  /** Width of the window, in pixels, from which on that element is no popover. */
  closesAt: number;
}

/** Opens and closes a popover, with and without script. */
export function PopoverButton({ opens, closesAt, ...props }: PopoverButtonProps) {
  const isOpen = usePopover(opens, closesAt);
  return <button type="button" popoverTarget={opens} aria-expanded={isOpen} {...props} />;
}
