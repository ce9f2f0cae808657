import nodeFs from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../markdown/compiled-page.ts';
import { anything } from './stubs.ts';

/** The folder that samples believe to lie in. */
export const sampleRoot = '/project';

/** Where a sample would lie: its title is its path. */
export function samplePath({ title }: Pick<Sample, 'title'>): string {
  return path.posix.join(sampleRoot, title ?? 'rspack.config.js');
}

const endings = ['', '.js', '.cjs', '.mjs', '.ts', '.json', '/index.js'];

/**
 * The sample of the same page that a path leads to: of several with one title the last one above
 * the reading sample, else the first one below.
 */
export function siblingAt(
  file: string,
  { siblings, line }: { siblings: readonly Sample[]; line: number },
): Sample | undefined {
  const absolute = path.posix.resolve(sampleRoot, file);
  const named = siblings.filter(
    (sibling) =>
      sibling.title && endings.some((ending) => samplePath(sibling) === absolute + ending),
  );
  return (
    named.findLast((sibling) => sibling.line < line) ?? named.find((other) => other.line > line)
  );
}

/**
 * The samples that a sample may read, by the file names in its code, and those that these may read.
 * The problems of a sample depend on nothing else.
 */
export function readSiblings(sample: Sample, siblings: readonly Sample[]): Sample[] {
  const reached: Sample[] = [sample];
  for (const reader of reached) {
    const read = siblings.filter(({ title }) => title && mentions(reader.code, title));
    reached.push(...read.filter((sibling) => !reached.includes(sibling)));
  }
  return reached.slice(1);
}

/** `src/plugin.js` is named by `./src/plugin`. */
function mentions(code: string, title: string): boolean {
  return code.includes(path.posix.parse(title).name);
}

/**
 * Node's file system, whose files are the samples of a page; others hold an empty object. Nothing
 * is written, and what else it does gives a stub.
 */
export function sampleFs(textOf: (file: string) => string): Record<string, unknown> {
  const readFileSync = (file: unknown) => textOf(String(file));
  const readdirSync = () => [];
  const promises = {
    ...harmless(nodeFs.promises),
    readFile: async (file: unknown) => readFileSync(file),
    readdir: async () => readdirSync(),
  };
  return { ...harmless(nodeFs), readFileSync, readdirSync, existsSync: () => true, promises };
}

function harmless(module: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      typeof value === 'function' ? () => anything : value,
    ]),
  );
}
