const started = new WeakSet<HTMLElement>();
let last: Event | undefined;

/** Loads the checker for whoever uses it; what was done last is answered then. */
export function start(): void {
  for (const type of ['focusin', 'input', 'click', 'dragover', 'drop', 'change'])
    document.addEventListener(type, use, true);
}

function use(event: Event): void {
  const root = event.target instanceof Element && event.target.closest<HTMLElement>('.checker');
  if (!root) return;
  // The browser would open the file in place of the page.
  if (event instanceof DragEvent) event.preventDefault();
  last = event;
  load(root);
}

/** What was typed before the script was there is checked. */
export function show(article: HTMLElement): void {
  const root = article.querySelector<HTMLElement>('.checker');
  const field = root?.querySelector('textarea');
  if (root && (field?.value || field === document.activeElement)) load(root);
}

function load(root: HTMLElement): void {
  if (started.has(root)) return;
  started.add(root);
  import(/* webpackChunkName: 'checker' */ './checker.ts').then(
    ({ startChecker }) => startChecker(root, last),
    (error: unknown) => {
      started.delete(root);
      console.error(error);
      const summary = root.querySelector('.checker-summary');
      if (summary) summary.textContent = JSON.parse(root.dataset.strings ?? '{}').failed;
    },
  );
}
