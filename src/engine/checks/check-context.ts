import type { Problem } from '#shared/problem.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { Site } from '../model/site.ts';
import type { BuiltPage } from './links/built-page.ts';

/** What checks look at: the site's model, and what was really built from it. */
export interface CheckContext {
  site: Site;
  files: readonly OutputFile[];
  built: readonly BuiltPage[];
}

export type Check = (context: CheckContext) => Problem[];
