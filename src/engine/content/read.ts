import { schemaKeys } from '#config/schema-keys.ts';
import { schemaProblems } from '#config/schema-problems.ts';
import { frontmatterSchema } from '#shared/frontmatter.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Frontmatter } from '#shared/page.ts';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { readText } from '../files/read-text.ts';
import { placesIn } from './records/data-file.ts';
import { parseYamlDocument } from './records/yaml-document.ts';
import type { ScannedFile } from './scan.ts';

/** A page's file, read and validated. */
export interface SourceFile extends ScannedFile {
  frontmatter: Frontmatter;
  /** The language of the text, where it stands in for a translation that does not exist. */
  original?: LocaleCode;
  /** The frontmatter as it is written, with its `---` lines; empty without one. */
  head: string;
  /** The text, with blank lines in place of the frontmatter, so that line numbers are those of the file. */
  body: string;
}

/**
 * Reads a page. What is wrong with its frontmatter comes as problems, and the page without it.
 *
 * @throws ProblemError for a file that cannot be read at all
 */
export async function readSource(
  scanned: ScannedFile,
): Promise<{ source: SourceFile; problems: Problem[] }> {
  const file = `content/${scanned.relativePath}`;
  const text = await readText(scanned.file, file);
  if (text === undefined) {
    const message = 'Dead symbolic link';
    throw new ProblemError([{ file, message, fix: 'remove it, or correct where it leads' }]);
  }
  const { problems, ...parsed } = parseSource(text, file);
  return { source: { ...scanned, ...parsed }, problems };
}

const fence = /^---[ \t]*\r?\n(?<yaml>(?:[\s\S]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/;

/** A page's text, split into validated frontmatter and body. */
type ParsedSource = Pick<SourceFile, 'frontmatter' | 'head' | 'body'> & { problems: Problem[] };

/** Splits a page's text into validated frontmatter and body. */
export function parseSource(text: string, file: string): ParsedSource {
  const source = text.replace(/^\uFEFF/, '');
  const match = fence.exec(source);
  if (!match) return withoutFrontmatter(source, file);

  const [head] = match;
  const body = '\n'.repeat(head.split('\n').length - 1) + source.slice(head.length);
  const { value, problems } = parseFrontmatter((match.groups?.yaml ?? '').trimEnd(), file);
  return { frontmatter: value, head, body, problems };
}

function withoutFrontmatter(source: string, file: string): ParsedSource {
  const page = { frontmatter: {}, head: '', body: source, problems: [] };
  if (!/^---[ \t]*\r?\n/.test(source)) return page;
  const unclosed = {
    file,
    line: 1,
    message: 'Unclosed frontmatter',
    expected: 'a line `---` below its last key',
    fix: '---\ntitle: …\n---',
  };
  return { ...page, frontmatter: titleIn(source), problems: [unclosed] };
}

function parseFrontmatter(yaml: string, file: string): { value: Frontmatter; problems: Problem[] } {
  // The opening `---` stays above, so that the lines counted are those of the file.
  const { document, lineCounter, value: written = {} } = parseYamlDocument(`#\n${yaml}`);
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => {
      const { line } = lineCounter.linePos(error.pos[0]);
      const found = (`#\n${yaml}`.split('\n')[line - 1] ?? '').trim();
      const reason = error.message.split('\n')[0]?.replace(/:?$| at line \d+.*$/, '') ?? '';
      const message = `Invalid YAML in the frontmatter: ${reason}`;
      const expected =
        'lines of `key: value`; quote a value that contains `: ` or begins with a sign';
      return { file, line, message, found, expected, ...quoted(found) };
    });
    return { value: titleIn(yaml), problems };
  }

  const result = frontmatterSchema.safeParse(written, { reportInput: true });
  if (result.success) return { value: result.data, problems: [] };
  const problems = schemaProblems(result.error, {
    file,
    subject: 'the frontmatter',
    knownKeys: (path) => schemaKeys(frontmatterSchema, path),
    locate: placesIn(`#\n${yaml}`).locate,
    syntax: 'yaml',
  });
  return { value: soundPart(written), problems };
}

/** Of frontmatter that cannot be read, the title at least: one problem must not look like many. */
function titleIn(yaml: string): Frontmatter {
  const [, title] = /^title:[ \t]*(\S.*)$/m.exec(yaml) ?? [];
  return title ? { title } : {};
}

/** Suggests quotes around a value that YAML does not read as text. */
function quoted(line: string): { fix?: string } {
  const [, key, value] = /^(\w+):[ \t]+(?!['"])(.*: .*|[@`%&*!].*)$/.exec(line) ?? [];
  return key && value ? { fix: `${key}: '${value.replaceAll("'", "''")}'` } : {};
}

/** The keys that have nothing wrong: one problem must not look like many. */
function soundPart(written: unknown): Frontmatter {
  const keys = Object.entries(frontmatterSchema.shape).flatMap(([key, schema]) => {
    const { data } = schema.safeParse((written as Record<string, unknown>)[key]);
    return data === undefined ? [] : [[key, data]];
  });
  return Object.fromEntries(keys);
}
