const rootOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.checker') : null;

const started = new WeakSet<HTMLElement>();

/** Loads the checker for whoever uses it; a press or a text that comes first is answered then. */
export function start(): void {
  for (const type of ['focusin', 'input', 'click', 'dragover', 'drop'])
    document.addEventListener(type, use, true);
}

function use(event: Event): void {
  const root = rootOf(event.target);
  if (!root) return;
  // The browser would open the file in place of the page.
  if (event.type.startsWith('drag') || event.type === 'drop') event.preventDefault();
  if (!started.has(root)) load(root, event);
}

/** What was typed before the script was there is checked. */
export function show(article: HTMLElement): void {
  const root = article.querySelector<HTMLElement>('.checker');
  const field = root?.querySelector('textarea');
  if (root && (field?.value || field === document.activeElement)) load(root);
}

function load(root: HTMLElement, event?: Event): void {
  started.add(root);
  import(/* webpackChunkName: 'checker' */ './checker.ts').then(
    ({ startChecker }) => startChecker(root, event),
    (error: unknown) => {
      started.delete(root);
      console.error(error);
      const summary = root.querySelector('.checker-summary');
      if (summary) summary.textContent = JSON.parse(root.dataset.strings ?? '{}').failed;
    },
  );
}
