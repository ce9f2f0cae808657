import { useEffect, useEffectEvent } from 'react';

/** Tells that a reader is about to search: the pointer or the focus is on a button that does, or half of its keys are held. */
export function useSearchIntent(prepare: () => void): void {
  const watch = useEffectEvent(({ target, ctrlKey, metaKey }: Event & Partial<KeyboardEvent>) => {
    if (ctrlKey || metaKey || (target as Element).closest?.('[data-opens]')) prepare();
  });

  // Buttons may be anywhere, and the keys are the document's; the dialog lives as long as that.
  useEffect(() => {
    for (const type of ['mouseover', 'focusin', 'keydown']) addEventListener(type, watch);
  }, []);
}
