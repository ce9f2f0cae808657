import type { ScannedFile } from './scan.ts';

/** One name for a page in all languages: its path, and before it a version that is not the default one. */
export function pageName({ version, path }: Pick<ScannedFile, 'version' | 'path'>): string {
  return version ? `/${version}${path}` : path;
}
