import type { CheckResult } from '#app/config-checker/checker-protocol.ts';
import { element } from '#app/element.ts';
import { type Change, changeId } from '#shared/config-checker/text-change.ts';
import type { Checker } from './checker-parts.ts';
import { sentenceNodes } from './sentence.ts';

/** What to change, how the text differs then, and a button that copies it. */
export function showMigration(checker: Checker, { report, diff }: CheckResult): Node[] {
  const { strings } = checker;
  if (report.changes.length === 0 || report.syntax.length > 0) return [];
  const changes = report.changes.map((change) => changeItem(checker, change));
  const lines = diff.map(({ type, text }) =>
    element('span', { dataset: { line: type } }, type === 'gap' ? '⋯' : text, '\n'),
  );
  const code = element(
    'pre',
    { tabIndex: 0, ariaLabel: strings.migrated },
    element('code', {}, ...lines),
  );
  return [
    element(
      'div',
      { className: 'checker-migrated', role: 'group', ariaLabel: strings.migrated },
      element('p', { className: 'checker-title' }, strings.migrated),
      element('p', {}, strings.migratedHint),
      element('ul', {}, ...changes),
      ...(lines.length > 0 ? [copyButton(checker, report.migrated), code] : []),
    ),
  ];
}

function changeItem({ strings, accepted, check }: Checker, change: Change): Node {
  const { kind, name, isOffered } = change;
  const words = sentenceNodes(strings.changes[kind], { name });
  if (!isOffered) return element('li', {}, ...words);
  const id = changeId(change);
  const box = element('input', {
    type: 'checkbox',
    id: `checker-${kind}-${name}`,
    checked: accepted.has(id),
  });
  box.onchange = () => {
    if (box.checked) accepted.add(id);
    else accepted.delete(id);
    check();
  };
  return element('li', {}, element('label', {}, box, ' ', ...words, ` (${strings.optional})`));
}

function copyButton({ strings }: Checker, text: string): HTMLElement {
  const button = element('button', { type: 'button', className: 'checker-copy' }, strings.copy);
  button.onclick = async () => {
    const state = await navigator.clipboard.writeText(text).then(
      () => strings.copied,
      () => (selectNext(button) ? strings.selected : strings.copy),
    );
    button.textContent = state;
    setTimeout(() => {
      button.textContent = strings.copy;
    }, 2000);
  };
  // What became of a press is read out.
  button.ariaLive = 'polite';
  return button;
}

/** Where the clipboard is refused, the code is selected for the reader. */
function selectNext(button: HTMLElement): boolean {
  const code = button.nextElementSibling;
  if (code) getSelection()?.selectAllChildren(code);
  return Boolean(code);
}
