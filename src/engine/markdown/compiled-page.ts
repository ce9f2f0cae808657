import type { Heading } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';

/** A link or a picture of a page, as the author wrote it, and where. */
export interface SourceReference {
  /** As written. */
  written: string;
  /** The resolved address, as in the HTML. */
  href: string;
  line: number;
}

/** An id of a page's text. */
export interface PageId {
  id: string;
  line: number;
  /** Whether it is an alias: an id that the page had before. */
  alias?: boolean;
}

/** A block of code as its author wrote it. */
export interface Sample {
  /** As written: `js`. */
  lang: string;
  title?: string;
  code: string;
  /** Line that the first line of the code stands on: of the page, or of the file that is quoted. */
  line: number;
  /** Whether it is a configuration of the bundler: titled `rspack.config.*`, or marked `config`. */
  isConfig: boolean;
  /** Why it is not checked, in the author's words; absent where it is. */
  nocheck?: string;
  /** The file that it is quoted from, from the project's root. */
  file?: string;
}

/** A part of a page that both languages have, in the same order. */
export interface StructureNode {
  type: 'heading' | 'code' | 'container' | 'table' | 'component';
  /** What must be alike: level and id of a heading, language and title of code, … */
  signature: string;
  /** What must be alike but for words for people: a block's code, the tag of a component. */
  code?: { lang: string; text: string };
  /** How a person calls it: `### output.path {#outputpath}`. */
  written: string;
  line: number;
}

/** A value that a page gives for an option. */
export interface OptionValue {
  /** `output.publicPath`. */
  option: string;
  /** As it is written: `'auto'`. */
  value: string;
  line: number;
  /** Whether the row or the paragraph around it says that something fails. */
  isRefused: boolean;
}

/** The text from one heading to the next. */
export interface Section {
  /** Id of its heading; empty before the first one. */
  id: string;
  /** Of its text as it is written, white space at the end of lines aside. */
  hash: string;
  line: number;
}

/** What a page says of an option. */
export interface OptionText {
  /** What it is for: the first sentence below it, with code between backticks. */
  summary?: string;
  /** Whether its author calls it experimental. */
  isExperimental?: boolean;
  /** Whether its author says since when it is deprecated. */
  isDeprecated?: boolean;
}

/** What compiling a page's text gives. Nothing of it depends on any other page. */
export interface CompiledPage {
  /** Body of a function that, given a JSX runtime, returns the page's component. */
  code: string;
  toc: Heading[];
  /** Every id of the text with its line. */
  ids: PageId[];
  links: SourceReference[];
  images: SourceReference[];
  /** Components that the text names, those of the compiler's own making aside. */
  components: { name: string; line: number }[];
  /** Blocks of code, in order. */
  samples: Sample[];
  /** Values of options in tables and sentences, in order. */
  optionValues: OptionValue[];
  /** What the page in the other language has as well, in order. */
  structure: StructureNode[];
  sections: Section[];
  /** What the page says of options, by their names. */
  options: Record<string, OptionText>;
  /** The text as search reads it: blocks divided by line breaks. */
  text: string;
  /** Lines of that text which are commands for package managers other than npm; each stands behind npm's. */
  commands: string[];
  problems: Problem[];
}

/** What the plugins collect on their way; lives on `vfile.data`. */
export interface CompileData extends Omit<CompiledPage, 'code'> {
  headingIds: Map<number, string>;
  rowIds: Map<number, string>;
  /** Lines of quoted files that code begins on, by the line of the fence. */
  quotedLines: Map<number, number>;
}

declare module 'vfile' {
  interface DataMap {
    page: CompileData;
  }
}

/** The page that a file is being compiled to. */
export function pageData(file: { data: { page?: CompileData }; path?: string }): CompileData {
  if (!file.data.page)
    throw new Error(`No page is being compiled from ${file.path ?? 'this file'}.`);
  return file.data.page;
}

/** The problem of a page whose text is not to blame, or not alone. */
export const notCompiled = 'Could not compile the page';

/** Whether another run would give the same: an error that no parser has made may come from the machine. */
export function isLasting({ problems }: Pick<CompiledPage, 'problems'>): boolean {
  return !problems.some(({ message }) => message === notCompiled);
}
