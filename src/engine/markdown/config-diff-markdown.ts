import type { SiteConfig } from '#config/schema/site.ts';
import type { SpokenLocale } from '#shared/locale.ts';
import type { ConfigDiff } from '../content/records/config-diff.ts';
import type { DiffStatus, LinedEntry } from '../content/records/config-diff-schema.ts';
import { optionIndex } from '../rspack/option-index.ts';
import { optionId } from '../rspack/option-names.ts';
import { optionPage } from '../rspack/option-page.ts';
import { optionsOfTwoLevels } from '../rspack/options-of-two-levels.ts';
import { compatStatuses } from './components/compat-statuses.ts';

interface TableOptions {
  lang: SpokenLocale;
  /** Which page documents which options. */
  pages: NonNullable<NonNullable<SiteConfig['documents']>['options']>;
}

/** Options of one owner of which the same is said. */
interface Row {
  names: string[];
  status: DiffStatus;
  sentence: string;
}

const words = {
  en: {
    top: 'Top level',
    head: '| Option | Status | In Rspack 0.5.9 |',
    rule: 'Rules',
    of: (owner: string) => `Options of \`${owner}\``,
    comma: ', ',
  },
  zh: {
    top: '顶层选项',
    head: '| 选项 | 状态 | Rspack 0.5.9 中 |',
    rule: '规则',
    of: (owner: string) => `\`${owner}\` 的选项`,
    comma: '、',
  },
} as const;

/** The tables that compare all options, each with a heading, as the text of a page. */
export function configDiffMarkdown(
  { entries }: Pick<ConfigDiff, 'entries'>,
  { lang, pages }: TableOptions,
): string {
  const groups = groupRows(entries, lang);
  const sections = [...groups].map(([owner, rows]) =>
    [
      `### ${headingOf(owner, lang)} {#${idOf(owner)}}`,
      '',
      words[lang].head,
      '| --- | --- | --- |',
      ...rows.map((row) => printRow(row, { lang, pages })),
    ].join('\n'),
  );
  return `<Compat>\n\n${sections.join('\n\n')}\n\n</Compat>\n`;
}

/** Rows by the option that they belong to; those at the top belong to none. */
function groupRows(entries: readonly LinedEntry[], lang: SpokenLocale): Map<string, Row[]> {
  const entryOf = new Map(entries.flatMap((entry) => entry.options.map((name) => [name, entry])));
  const listed = optionsOfTwoLevels.map(({ name }) => name);
  const deeper = [...entryOf.keys()].filter((name) => !listed.includes(name));
  const rows = new Map<string, Row>();
  for (const name of [...listed, ...deeper]) {
    const entry = entryOf.get(name);
    const key = `${ownerOf(name)}\n${entry?.line ?? ''}`;
    const row = rows.get(key) ?? {
      names: [],
      status: entry?.status ?? 'same',
      sentence: entry?.[lang] ?? '',
    };
    row.names.push(name);
    rows.set(key, row);
  }
  const groups = new Map<string, Row[]>([['', []]]);
  for (const [key, row] of [...rows].sort(byOwner)) {
    const [owner = ''] = key.split('\n');
    groups.set(owner, [...(groups.get(owner) ?? []), row]);
  }
  return groups;
}

/** By owner; what is the same comes last. */
function byOwner([one, row]: [string, Row], [other, second]: [string, Row]): number {
  const owners = [one, other].map((key) => key.split('\n')[0] ?? '');
  return (
    (owners[0] ?? '').localeCompare(owners[1] ?? '', 'en') ||
    Number(row.status === 'same') - Number(second.status === 'same')
  );
}

/** What a table has in its heading: `output`; deeper options stand with those above them. */
function ownerOf(name: string): string {
  const [owner = '', ...rest] = name.split('.');
  if (owner === 'optimization' && name.startsWith('optimization.splitChunks.'))
    return 'optimization.splitChunks';
  return rest.length > 0 ? owner : '';
}

function headingOf(owner: string, lang: SpokenLocale): string {
  if (owner === '') return words[lang].top;
  return owner === 'Rule' ? words[lang].rule : words[lang].of(owner);
}

/** Id of the heading of a table. */
function idOf(owner: string): string {
  return owner === '' ? 'diff-top-level' : `diff-${optionId(owner)}`;
}

function printRow({ names, status, sentence }: Row, { lang, pages }: TableOptions): string {
  const linked = names.map((name) => linkOf(name, pages)).join(words[lang].comma);
  return `| ${linked} | ${compatStatuses[status][lang][0]} | ${sentence.replaceAll('|', '\\|')} |`;
}

function linkOf(name: string, pages: TableOptions['pages']): string {
  const option = optionIndex.byName.get(name);
  const page = option && optionPage(option, pages);
  if (!page) return `\`${name}\``;
  const title = page.split('/').at(-1)?.replaceAll('-', '').toLowerCase();
  const isTitle = optionId(name) === title;
  return `[\`${name}\`](${page}${isTitle ? '' : `#${optionId(name)}`})`;
}
