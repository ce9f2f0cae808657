import { element } from '#app/element.ts';
import { breakableParts } from '#shared/breakable-parts.ts';
import type { ConfigReport, PlacedVerdict } from '#shared/config-checker/check-config.ts';
import type { SyntaxProblem } from '#shared/config-checker/parse-script.ts';
import { type VerdictStatus, verdictStatuses } from '#shared/config-checker/verdict.ts';
import type { Checker } from './checker-parts.ts';
import { optionHref } from './known-differences.ts';
import { goTo } from './line-numbers.ts';
import { sentenceNodes } from './sentence.ts';

/** The verdicts as a list, with buttons that choose which are shown. */
export function showVerdicts(
  checker: Checker,
  { verdicts, syntax }: ConfigReport,
  chosen: string | undefined,
): Node[] {
  const items = verdicts.map((verdict) => verdictItem(checker, verdict));
  const list = element('ol', { className: 'checker-list' }, ...items);
  // Lists without marks are none to some screen readers.
  list.role = 'list';
  const present = verdictStatuses.filter((status) => verdicts.some((it) => it.status === status));
  const filters = filterButtons(checker, { present, verdicts, list });
  select(filters, list, present.find((status) => status === chosen) ?? '');
  return [
    ...syntax.map((problem) => syntaxLine(checker, problem)),
    ...(present.length > 0 ? [filters, list] : []),
  ];
}

function syntaxLine({ strings, field }: Checker, { line, column, message }: SyntaxProblem): Node {
  const text = strings.syntax
    .replace('{line}', String(line))
    .replace('{column}', String(column))
    .replace('{message}', message);
  const start =
    field.value
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1;
  return element(
    'p',
    { className: 'checker-syntax' },
    element(
      'button',
      { type: 'button', onclick: () => goTo(field, { start, end: start, line }) },
      text,
    ),
  );
}

interface Filters {
  present: readonly VerdictStatus[];
  verdicts: readonly PlacedVerdict[];
  list: HTMLElement;
}

function filterButtons({ strings }: Checker, { present, verdicts, list }: Filters): HTMLElement {
  const group = element('div', {
    className: 'checker-filters',
    role: 'group',
    ariaLabel: strings.filter,
  });
  for (const status of present) {
    const count = verdicts.filter((verdict) => verdict.status === status).length;
    const button = element(
      'button',
      { type: 'button', id: `checker-${status}`, dataset: { status } },
      `${strings.statuses[status]} `,
      element('span', {}, String(count)),
    );
    button.onclick = () => select(group, list, button.ariaPressed === 'true' ? '' : status);
    group.append(button);
  }
  return group;
}

/** Shows one status, or all that need attention. */
function select(group: HTMLElement, list: HTMLElement, chosen: string): void {
  for (const button of group.querySelectorAll<HTMLElement>('button'))
    button.ariaPressed = String(button.dataset.status === chosen);
  for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
    const { status } = item.dataset;
    item.hidden = chosen ? status !== chosen : status === 'same';
  }
}

function verdictItem(checker: Checker, verdict: PlacedVerdict): HTMLElement {
  const { strings, field } = checker;
  const { status, name, line, place } = verdict;
  const jump = element(
    'button',
    {
      type: 'button',
      className: 'checker-line',
      onclick: () => goTo(field, { ...place, line }),
    },
    strings.line.replace('{line}', String(line)),
  );
  const title = element('p', {}, element('code', {}, name), ' ', statusName(verdict, strings));
  const body = element('div', {}, title, sentence(checker, verdict));
  body.querySelectorAll('code').forEach(breakBetweenParts);
  return element('li', { dataset: { status } }, jump, body);
}

/** A name that is too long for its line is broken between its parts. */
function breakBetweenParts(code: HTMLElement): void {
  const [first = '', ...others] = breakableParts(code.textContent ?? '');
  code.replaceChildren(first, ...others.flatMap((part) => [element('wbr'), part]));
}

function statusName({ status }: PlacedVerdict, strings: Checker['strings']): Node {
  return element('span', { className: 'checker-status' }, strings.statuses[status]);
}

/** The page's own sentence, where it has one, in the place of that of the status or behind what was found. */
function sentence({ root, strings, tables }: Checker, verdict: PlacedVerdict): Node {
  const { status, name, message, details } = verdict;
  // Where a value was nearly right, it says enough itself.
  const isValue = message === 'value';
  const row = tables.get(name);
  const said = row && status !== 'same' ? [...row.sentence.cloneNode(true).childNodes] : [];
  const own = sentenceNodes(ownSentence(verdict, strings), { ...details });
  const parts = said.length === 0 ? own : isValue ? [...own, ' ', ...said] : said;
  const href = linkOf(verdict, { root, href: row?.href });
  const link = href ? [' ', element('a', { href }, strings.docs)] : [];
  return element('p', {}, ...(message && !isValue ? own : parts), ...link);
}

function ownSentence({ status, message }: PlacedVerdict, { messages }: Checker['strings']): string {
  if (message) return messages[message];
  return status === 'value' || status === 'unknown' ? '' : messages[status];
}

/** Packages have pages of their own; they are linked by the tables about them. */
function linkOf(
  { status, name, message }: PlacedVerdict,
  { root, href }: { root: HTMLElement; href: string | undefined },
): string | undefined {
  if (message?.startsWith('plugin') || message?.startsWith('loader') || message === 'cssLoader')
    return undefined;
  if (href) return href;
  const known = status === 'unknown' ? name.split('.').slice(0, -1).join('.') : name;
  return known ? optionHref(root, known) : undefined;
}
