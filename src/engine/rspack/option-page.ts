import type { SiteConfig } from '#config/schema/site.ts';
import type { OptionFact } from './facts.ts';
import { keysOf } from './option-names.ts';

type OptionPages = NonNullable<NonNullable<SiteConfig['documents']>['options']>;

/** The path of the page that documents an option; undefined if no page does. */
export function optionPage({ path }: OptionFact, pages: OptionPages): string | undefined {
  const keys = keysOf(path).join('.');
  const claims = Object.entries(pages).flatMap(([page, names]) =>
    names
      .filter((name) => keys === name || keys.startsWith(`${name}.`))
      .map((name) => ({ page, length: name.length })),
  );
  return claims.sort((a, b) => b.length - a.length)[0]?.page;
}
