import type { SourceFile } from '../content/read.ts';
import { hashOf } from '../files/cache.ts';
import type { CompiledPage, Section } from './compiled-page.ts';
import { headingOf } from './page-structure.ts';

/**
 * Cuts a page's text at its headings. What the frontmatter says to readers belongs to what comes
 * before the first one.
 *
 * @param structure the page's own: it knows which lines are headings, and their ids
 */
export function sectionsOf(
  { body, frontmatter }: Pick<SourceFile, 'body' | 'frontmatter'>,
  structure: CompiledPage['structure'],
): Section[] {
  const { title, description, hero, features } = frontmatter;
  const lines = body.split('\n').map((line) => line.trimEnd());
  const headings = structure
    .filter(({ type }) => type === 'heading')
    .map((part) => ({ id: headingOf(part).id, line: part.line }));
  return [{ id: '', line: 1 }, ...headings].map(({ id, line }, index) => {
    const end = headings[index]?.line ?? lines.length + 1;
    const text = lines
      .slice(line - 1, end - 1)
      .join('\n')
      .trim();
    const words = id === '' ? [title, description, hero, features] : [];
    return { id, line, hash: hashOf(words, text).slice(0, hashLength) };
  });
}

/** Short, for the sake of diffs; two texts of one section are hardly ever alike in it. */
const hashLength = 8;
