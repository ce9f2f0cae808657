import type { SourceFile } from '../content/read.ts';
import type { CodeOptions } from './code-blocks.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { LinkOptions } from './links.ts';

/** One page to compile, as a message can carry it. */
export interface CompileTask {
  source: Pick<SourceFile, 'body' | 'format' | 'lang' | 'version' | 'path' | 'relativePath'>;
  links: LinkOptions;
  code: Omit<CodeOptions, 'highlight'>;
}

/** A second thread that compiles. */
export interface Workforce {
  /** It has loaded what it needs. */
  ready: Promise<void>;
  compile: (tasks: CompileTask[]) => Promise<CompiledPage[]>;
  end: () => Promise<void>;
}
