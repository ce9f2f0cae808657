import type { ComponentProps } from 'react';
import { usePopover } from '../../hooks/usePopover.ts';

interface PopoverButtonProps extends ComponentProps<'button'> {
  /** The id of the popover. */
  opens: string;
  /** Media query of the widths at which that element is part of the page. */
  closesAt: string;
}

/** Opens and closes a popover, with and without script. */
export function PopoverButton({ opens, closesAt, ...props }: PopoverButtonProps) {
  const isOpen = usePopover(opens, closesAt);
  return (
    <button
      type="button"
      popoverTarget={opens}
      aria-controls={opens}
      aria-expanded={isOpen}
      data-opens={opens}
      {...props}
    />
  );
}
