import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { exampleNames, madeFolders } from '../../examples/projects.ts';
import { hashOf } from '../../files/cache.ts';
import { readText } from '../../files/read-text.ts';
import { quoteProblems as problems, type QuoteProblem } from './quote-problems.ts';
import { readRegions } from './regions.ts';

/** The options of a fence that quotes a file. */
export interface QuoteReference {
  /** From the project's root: `examples/react/rspack.config.js`. */
  file: string;
  /** A part of the file, marked in it by `// #region plugins` and `// #endregion`. */
  region?: string;
  /** The text between the fences, which has to be empty. */
  body: string;
}

/** A quoted file, or what is wrong with the reference. */
type Quote =
  | {
      type: 'quoted';
      /** Without markers of regions and without indentation that all lines share. */
      code: string;
      /** Line of the file, from 1, that the code begins on. */
      line: number;
      /** The file as its own project calls it: `src/index.jsx`. */
      title: string;
    }
  | { type: 'refused'; problem: QuoteProblem };

/** The files of the examples, as they were when they were read. */
export interface Quotes {
  /** Text by name from the project's root. */
  files: ReadonlyMap<string, string>;
  quote(reference: QuoteReference): Quote;
  /** Of all files. */
  hash: string;
  /** Of the files that a page's text quotes: equal as long as each quote gives the same. */
  hashFor(text: string): string;
}

/** Reads all text files of the projects below `examples/`. */
export async function loadQuotes(root: string): Promise<Quotes> {
  const names = await filesOfProjects(root);
  const contents = await Promise.all(
    names.map(async (name) => [name, (await readText(path.join(root, name), name)) ?? ''] as const),
  );
  return createQuotes(new Map(contents.filter(([, text]) => !text.includes('\0'))));
}

/**
 * Quotes from files that were read before.
 *
 * @param files text by name from the project's root
 */
export function createQuotes(files: ReadonlyMap<string, string>): Quotes {
  const names = [...files.keys()].sort();
  return {
    files,
    quote: (reference) => quote(reference, files),
    hash: hashOf(names.map((name) => [name, files.get(name)])),
    hashFor(text) {
      const quoted = [...text.matchAll(/\bfile=(["'])(.*?)\1/g)].map(([, , name = '']) => name);
      // A name that leads nowhere is answered with names that do.
      return hashOf([...new Set(quoted)].sort().map((name) => [name, files.get(name) ?? names]));
    },
  };
}

function quote({ body, ...source }: QuoteReference, files: ReadonlyMap<string, string>): Quote {
  const { file } = source;
  if (!isInProject(file)) return refuse(problems.outside(file));
  const text = files.get(file);
  if (text === undefined) return refuse(problems.missing(file, [...files.keys()]));
  if (body.trim() !== '') return refuse(problems.body(body));
  return quoteText(text, source);
}

function quoteText(text: string, { file, region }: Omit<QuoteReference, 'body'>): Quote {
  const lines = text.split(/\r?\n/);
  const { regions, markers, unpaired } = readRegions(lines);
  if (unpaired !== undefined) {
    return refuse(problems.unpaired(`${file}:${unpaired + 1}`, lines[unpaired] ?? ''));
  }
  const fitting = regions.filter(({ name }) => name === region);
  const names = regions.map(({ name }) => name).filter((name) => name !== '');
  if (region !== undefined && fitting.length === 0) return refuse(problems.region(region, names));
  if (fitting.length > 1) return refuse(problems.twice(region ?? '', file));
  const { start, end } = fitting[0] ?? { start: 0, end: lines.length };
  const shown = lines
    .map((text, index) => ({ text, index }))
    .filter(({ index }) => index >= start && index < end && !markers.has(index));
  return quoteLines(trimBlank(shown), file);
}

function quoteLines(lines: { text: string; index: number }[], file: string): Quote {
  const [first] = lines;
  if (!first) return refuse(problems.empty(file));
  const code = dedent(lines.map(({ text }) => text)).join('\n');
  return { type: 'quoted', code, line: first.index + 1, title: file.split('/').slice(2).join('/') };
}

/** Whether a path leads into a project below `examples/`, and is written in the one way it can be. */
function isInProject(file: string): boolean {
  return /^examples\/[^/]+\/[^/]/.test(file) && path.posix.normalize(file) === file;
}

function trimBlank<Line extends { text: string }>(lines: Line[]): Line[] {
  const isWritten = ({ text }: Line) => text.trim() !== '';
  const first = lines.findIndex(isWritten);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isWritten) + 1);
}

function dedent(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth));
}

const ignored: ReadonlySet<string> = new Set([...madeFolders, 'package-lock.json']);

async function filesOfProjects(root: string): Promise<string[]> {
  const projects = await exampleNames(root).catch(() => []);
  return (await Promise.all(projects.map((name) => filesIn(root, `examples/${name}`)))).flat();
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const kept = entries.filter(({ name }) => !ignored.has(name));
  const files = kept.map((entry) => {
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, name) : [name];
  });
  return (await Promise.all(files)).flat();
}

function refuse(problem: QuoteProblem): Quote {
  return { type: 'refused', problem };
}
