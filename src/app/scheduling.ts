/** Lets the browser answer the reader, and goes on in a task of its own. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Milliseconds after which work that can wait has waited long enough. */
const patience = 300;

/** Goes on when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, 1);
    else requestIdleCallback(() => resolve(), { timeout: patience });
  });
}

/** Goes on when what was changed is on the screen. A tab that nobody sees is never painted. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return nextTask();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
