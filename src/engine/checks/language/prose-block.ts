import type { LocaleCode } from '#shared/locale.ts';
import type { SourceFile } from '../../content/read.ts';

/** What the checks of language need of a page. */
export interface LanguagePage extends Pick<SourceFile, 'format' | 'head' | 'body'> {
  /** From the project's root. */
  file: string;
  lang: LocaleCode;
}

/** A piece of text on one line of the file. */
export interface ProseSpan {
  /** Code is read with the sentence around it, but nobody checks what it says. */
  type: 'text' | 'emphasis' | 'code';
  text: string;
  line: number;
}

/** A paragraph, heading, cell, label or comment: what is read as one. */
export interface ProseBlock {
  type: 'text' | 'heading' | 'label' | 'comment';
  spans: ProseSpan[];
}

/** Stands for a piece of code in a block's text. */
export const codeMark = '\uFFFC';

/** The text of a block as it is read. */
export function textOf({ spans }: ProseBlock): string {
  return spans.map(({ type, text }) => (type === 'code' ? codeMark : text)).join('');
}

/** The line of the file on which a place of a block's text stands. */
export function lineAt({ spans }: ProseBlock, offset: number): number {
  let end = 0;
  for (const { type, text, line } of spans) {
    end += type === 'code' ? codeMark.length : text.length;
    if (offset < end) return line;
  }
  return spans.at(-1)?.line ?? 1;
}
