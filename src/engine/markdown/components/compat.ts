import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import { type LocaleCode, type SpokenLocale, spokenFor } from '#shared/locale.ts';
import type { PageProblem } from '#shared/problem.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { type CompatStatus, compatStatuses } from './compat-statuses.ts';
import { addAttributes } from './jsx-attributes.ts';
import { cellsOf, rowsOf } from './table-cells.ts';

const heads = ['Status', '状态'];

/**
 * Reads the status of each row of a compatibility table, so that readers can choose by it.
 *
 * ```
 * <Compat>                     →   <Compat statuses='{"fails":"Fails"}' rows="1">
 * | Loader    | Status |       →   … <td data-status="fails">Fails</td>…
 * | ts-loader | Fails  |
 * ```
 */
export function compat({ origin: { lang } }: { origin: { lang: LocaleCode } }) {
  return (tree: Root, file: VFile) => {
    const found: MdxJsxFlowElementHast[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Compat') found.push(node);
    });
    const problems = found.flatMap((node, index) =>
      index > 0 ? [second(node)] : mark(node, spokenFor(lang)),
    );
    pageData(file).problems.push(...problems.map((problem) => ({ file: file.path, ...problem })));
  };
}

/** One address can hold one choice. */
function second({ position }: MdxJsxFlowElementHast): PageProblem {
  return {
    line: position?.start.line,
    message: 'Second `Compat` on a page',
    expected: 'one around all tables, with the headings between them',
  };
}

/** @returns what is wrong with the tables */
function mark(node: MdxJsxFlowElementHast, lang: SpokenLocale): PageProblem[] {
  const tables: Element[] = [];
  visit(node, 'element', (inner) => {
    if (inner.tagName === 'table') tables.push(inner);
  });
  const marked: CompatStatus[] = [];
  const problems = tables.flatMap((table) => markRows(table, { lang, marked }));
  const present = (Object.keys(compatStatuses) as CompatStatus[])
    .filter((status) => marked.includes(status))
    .map((status) => [status, compatStatuses[status][lang][0]]);
  addAttributes(node, {
    statuses: JSON.stringify(Object.fromEntries(present)),
    rows: String(marked.length),
  });
  return tables.length > 0 ? problems : [tableless(node)];
}

function markRows(
  table: Element,
  { lang, marked }: { lang: SpokenLocale; marked: CompatStatus[] },
): PageProblem[] {
  const [head, ...rows] = rowsOf(table);
  const column = head ? cellsOf(head).findIndex((cell) => heads.includes(textOf(cell).trim())) : -1;
  if (column < 0) return [statusless(table)];
  return rows.flatMap((row) => {
    const cell = cellsOf(row)[column];
    if (!cell) return [];
    const word = textOf(cell).trim();
    const status = statusOf(word, lang);
    if (!status) return [unknownStatus(word, row, lang)];
    cell.properties.dataStatus = status;
    marked.push(status);
    return [];
  });
}

function statusOf(word: string, lang: SpokenLocale): CompatStatus | undefined {
  const statuses = Object.keys(compatStatuses) as CompatStatus[];
  return statuses.find((status) => compatStatuses[status][lang].includes(word));
}

function tableless({ position }: MdxJsxFlowElementHast): PageProblem {
  return {
    line: position?.start.line,
    message: 'No table in `Compat`',
    expected: `<Compat>\n\n| Loader | ${heads[0]} |\n| --- | --- |\n\n</Compat>`,
  };
}

function statusless({ position }: Element): PageProblem {
  return {
    line: position?.start.line,
    message: 'Missing status column in a table of `Compat`',
    expected: `a column with the head ${heads.join(' or ')}`,
    fix: 'add the column, or move the table out of the component',
  };
}

function unknownStatus(word: string, { position }: Element, lang: SpokenLocale): PageProblem {
  const words = Object.values(compatStatuses).flatMap((status) => status[lang]);
  const [suggestion] = closest(word, words);
  return {
    line: position?.start.line,
    message: 'Unknown compatibility status',
    found: word || 'an empty cell',
    expected: `one of ${words.join(', ')}`,
    ...(suggestion ? { fix: suggestion } : {}),
  };
}
