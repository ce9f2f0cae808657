import type { SourceFile } from './read.ts';

type Drafted = Pick<SourceFile, 'frontmatter'>;

/** What is published: drafts are shown by the dev server alone. */
export function withoutDrafts<S extends Drafted>(sources: readonly S[]): S[] {
  return sources.filter((source) => !isDraft(source));
}

/** Whether a page has `draft: true`. */
export function isDraft({ frontmatter }: Drafted): boolean {
  return frontmatter.draft === true;
}
