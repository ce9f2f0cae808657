import type { Heading } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';

/** A link or a picture of a page, as the author wrote it, and where. */
export interface SourceReference {
  /** As written. */
  written: string;
  /** As it stands in the HTML. */
  href: string;
  line: number;
}

/** What compiling a page's text gives. Nothing of it depends on any other page. */
export interface CompiledPage {
  /** Body of a function that, given a JSX runtime, returns the page's component. */
  code: string;
  toc: Heading[];
  /** Every id of the text with its line. */
  ids: { id: string; line: number }[];
  links: SourceReference[];
  images: SourceReference[];
  /** Components that the text names, those of the compiler's own making aside. */
  components: { name: string; line: number }[];
  /** The text as search reads it: blocks divided by line breaks. */
  text: string;
  problems: Problem[];
}

/** What the plugins collect on their way; lives on `vfile.data`. */
export interface CompileData extends Omit<CompiledPage, 'code'> {
  headingIds: Map<number, string>;
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
