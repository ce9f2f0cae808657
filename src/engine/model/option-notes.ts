import { spokenFor } from '#shared/locale.ts';
import type { OptionMark } from '#shared/option-card.ts';
import type { SourceFile } from '../content/read.ts';
import type { ConfigDiff } from '../content/records/config-diff.ts';
import type { DiffEntry, DiffStatus } from '../content/records/config-diff-schema.ts';
import type { OptionText } from '../markdown/compiled-page.ts';
import type { CompiledSource } from './site.ts';

/** What is said of an option in few words. */
export interface OptionNote {
  /** What it is for, with code between backticks. */
  summary?: string;
  /** In the order of their weight. */
  marks: OptionMark[];
  /** What differs from webpack, in Markdown. */
  difference?: string;
}

/** What is said of the options, by name, in the language and version of a page. */
export type NotesOf = (
  source: Pick<SourceFile, 'version' | 'lang'>,
) => (name: string) => OptionNote;

/** Of how an option differs from webpack's, what its mark is; what is missing has no page. */
const markOfStatus: Partial<Record<DiffStatus, OptionMark>> = {
  deprecated: 'deprecated',
  ignored: 'ignored',
  differs: 'differs',
  rspack: 'rspack',
};

/** Joins what pages say of options with the comparison with webpack. */
export function optionNotes(
  pages: readonly CompiledSource[],
  diff: Pick<ConfigDiff, 'entries'> | undefined,
): NotesOf {
  const texts = new Map(
    pages.flatMap(({ source, compiled }) =>
      Object.entries(compiled.options).map(([name, text]) => [keyOf(source, name), text]),
    ),
  );
  const entries = new Map(
    (diff?.entries ?? []).flatMap((entry) => entry.options.map((name) => [name, entry])),
  );
  return (source) => (name) => {
    const { summary, ...text } = texts.get(keyOf(source, name)) ?? {};
    const entry = entries.get(name);
    return {
      ...(summary === undefined ? {} : { summary }),
      marks: marksOf(text, entry),
      ...(entry ? { difference: entry[spokenFor(source.lang)] } : {}),
    };
  };
}

function marksOf(
  { isDeprecated, isExperimental }: OptionText,
  entry: DiffEntry | undefined,
): OptionMark[] {
  const compared = entry && markOfStatus[entry.status];
  const marks: OptionMark[] = [
    ...(isDeprecated ? (['deprecated'] as const) : []),
    ...(compared ? [compared] : []),
    ...(isExperimental ? (['experimental'] as const) : []),
  ];
  return [...new Set(marks)];
}

function keyOf({ version, lang }: Pick<SourceFile, 'version' | 'lang'>, name: string): string {
  return [version, lang, name].join('\n');
}
