/**
 * Runs a task when asked, never twice at once. Who asks while it runs is served by one more run
 * after it.
 */
export function coalesce(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task();
    }
    isRunning = false;
  }

  return () => {
    isWanted = true;
    if (!isRunning) run();
  };
}
