import { useEffect, useEffectEvent } from 'react';
import { isApple, searchDialogId } from '#app/search/dialog.ts';

const opener = `[data-opens=${searchDialogId}]`;

/** Tells, once, that a reader is about to search: the pointer or the focus is on a button that does, or half of its keys are held. */
export function useSearchIntent(prepare: () => void): void {
  const begin = useEffectEvent(prepare);

  // Buttons may be anywhere, and the keys are the document's.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = () => {
      controller.abort();
      begin();
    };
    const onTarget = ({ target }: Event) => {
      if (target instanceof Element && target.closest(opener)) start();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === (isApple() ? 'Meta' : 'Control')) start();
    };
    document.addEventListener('pointerover', onTarget, { signal, passive: true });
    document.addEventListener('focusin', onTarget, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => controller.abort();
  }, []);
}
