import { stat } from 'node:fs/promises';
import path from 'node:path';
import { configFileName } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { ProblemError } from '#shared/problem.ts';
import { readOwnStrings } from '../content/own-strings.ts';
import type { ThemedSite } from './rsbuild-config.ts';

type Config = Pick<SiteConfig, 'base' | 'documents' | 'locales' | 'stylesheet'>;

/** What of a site goes into its theme. Throws a ProblemError for a stylesheet that is no file. */
export async function themedSite(
  { base, documents, locales, stylesheet }: Config,
  { root }: { root: string },
): Promise<ThemedSite> {
  const file = stylesheet && path.join(root, stylesheet);
  // A folder has no text, and a pipe would be waited for without end.
  if (file && !(await stat(file).catch(() => undefined))?.isFile()) refuse(stylesheet);
  const strings = await readOwnStrings(root, { locales });
  return { base, documentsRspack: documents !== undefined, stylesheet: file, strings };
}

function refuse(found: string): never {
  throw new ProblemError([
    {
      file: configFileName,
      message: 'Missing stylesheet',
      found,
      expected: `a file of that name beside ${configFileName}`,
      fix: 'write the file, or take the line away',
    },
  ]);
}
