import { createAskChecker, startCheckerWorker } from '#app/config-checker/ask-checker.ts';
import type { CheckResult } from '#app/config-checker/checker-protocol.ts';
import type { CheckerStrings } from '#shared/config-checker/checker-strings.ts';
import type { Checker } from './checker-parts.ts';
import { examples } from './examples.ts';
import { differencesOf, readTables } from './known-differences.ts';
import { showLines } from './line-numbers.ts';
import { showMigration } from './show-migration.ts';
import { showVerdicts } from './show-verdicts.ts';

/** How long typing has to rest before the text is checked, in milliseconds. */
const rest = 250;

const askChecker = createAskChecker(startCheckerWorker);

/** Makes a checker live, and answers what was done to it before. */
export function startChecker(root: HTMLElement, event?: Event): void {
  const field = root.querySelector('textarea');
  if (!field) return;
  let timer = 0;
  const checker: Checker = {
    root,
    field,
    strings: JSON.parse(root.dataset.strings ?? '{}'),
    tables: readTables(root.ownerDocument),
    accepted: new Set(),
    check: () => {
      clearTimeout(timer);
      return check(checker);
    },
  };
  const checkLater = () => {
    showLines(root, field);
    clearTimeout(timer);
    timer = window.setTimeout(checker.check, rest);
  };
  field.addEventListener('input', checkLater);
  field.addEventListener('scroll', () => showLines(root, field));
  root.addEventListener('click', ({ target }) => press(checker, target));
  root.addEventListener('drop', ({ dataTransfer }) => read(checker, dataTransfer?.files[0]));
  const file = root.querySelector<HTMLInputElement>('[type=file]');
  file?.addEventListener('change', () => {
    read(checker, file.files?.[0]);
    file.value = '';
  });
  if (event?.type === 'click') press(checker, event.target);
  // The first event of a chosen file may be `input`: `change` has passed when the script is there.
  if (file && event?.target === file) read(checker, file.files?.[0]);
  if (event instanceof DragEvent) read(checker, event.dataTransfer?.files[0]);
  if (field.value) checkLater();
}

function press(checker: Checker, target: EventTarget | null): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('.checker-bar button') : null;
  if (!button) return;
  if (button.value === 'open') checker.root.querySelector<HTMLInputElement>('[type=file]')?.click();
  else fill(checker, examples[button.value] ?? '');
}

/** Puts a text into the field, in a way that can be undone by its owner. */
async function fill(checker: Checker, text: string): Promise<void> {
  const { root, field, check, accepted } = checker;
  field.value = text;
  field.setSelectionRange(0, 0);
  field.scrollTop = 0;
  accepted.clear();
  showLines(root, field);
  if (!text) field.focus();
  await check();
  if (text) goToResult(checker);
}

/** What is said of a text that came as a whole stands below the field, and most of it below the window. */
function goToResult({ root }: Checker): void {
  const summary = root.querySelector<HTMLElement>('.checker-summary');
  if (!summary) return;
  summary.tabIndex = -1;
  summary.focus({ preventScroll: true });
  const { matches: isCalm } = matchMedia('(prefers-reduced-motion: reduce)');
  summary.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}

async function read(checker: Checker, file: File | undefined): Promise<void> {
  if (file) await fill(checker, await file.text());
}

async function check(checker: Checker): Promise<void> {
  const { field, tables, accepted, strings } = checker;
  const text = field.value;
  if (text.trim() === '') return showResult(checker, undefined);
  const { checking, failed } = strings;
  if (resultsOf(checker).hidden) say(checker, checking);
  try {
    const differences = differencesOf(tables);
    const result = await askChecker({ text, differences, accepted: [...accepted] });
    if (result) showResult(checker, result);
  } catch (error) {
    console.error(error);
    say(checker, failed);
  }
}

function resultsOf({ root }: Checker): HTMLElement {
  return root.querySelector<HTMLElement>('.checker-results') ?? root;
}

function say({ root }: Checker, text: string): void {
  const summary = root.querySelector('.checker-summary');
  if (summary && summary.textContent !== text) summary.textContent = text;
}

function showResult(checker: Checker, result: CheckResult | undefined): void {
  const results = resultsOf(checker);
  results.hidden = !result;
  say(checker, result ? summaryOf(result, checker.strings) : '');
  if (!result) {
    results.replaceChildren();
    return;
  }
  // The choices that were made, and the place that has the focus, outlive a new result.
  const chosen = results.querySelector<HTMLElement>('[aria-pressed=true]')?.dataset.status;
  const focused = results.contains(document.activeElement) ? document.activeElement?.id : undefined;
  results.replaceChildren(
    ...showVerdicts(checker, result.report, chosen),
    ...showMigration(checker, result),
  );
  if (focused) document.getElementById(focused)?.focus();
}

function summaryOf({ report }: CheckResult, strings: CheckerStrings): string {
  if (!report.isFound && report.syntax.length === 0) return strings.notFound;
  const count = report.verdicts.filter(({ status }) => status !== 'same').length;
  if (count === 0 && report.syntax.length === 0) return strings.fine;
  return strings.summary.replace('{count}', String(count + report.syntax.length));
}
