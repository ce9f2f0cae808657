import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';
import { type Aliases, aliasesFile, languageKey } from '../../content/records/aliases.ts';
import { lineOfKey } from '../../content/records/json-list.ts';
import { type AddressPage, ownIds } from './address-page.ts';

/** Aliases that do nothing: for no page, for an id that is there, or to one that is not. */
export function aliasProblems(aliases: Aliases, pages: readonly AddressPage[]): Problem[] {
  return Object.entries(aliases.entries).flatMap(([key, ids]) => {
    const affected = pages.filter((page) => page.path === key || languageKey(page) === key);
    if (affected.length === 0) return [noSuchPage(key, aliases, pages)];
    const targets = affected.filter(({ isWhole }) => isWhole).map(targetOf);
    return Object.entries(ids).flatMap(([id, to]) => {
      const problem = needless({ id, to }, targets) ?? deadEnd({ id, to }, targets);
      return problem ? [{ file: aliasesFile, line: lineOfKey(aliases, key, id), ...problem }] : [];
    });
  });
}

interface Target {
  routePath: string;
  ids: ReadonlySet<string>;
}

interface Alias {
  id: string;
  /** Empty for the top of the page. */
  to: string;
}

function targetOf(page: AddressPage): Target {
  return { routePath: page.routePath, ids: new Set(ownIds(page)) };
}

// The languages share their ids, and so their problems: each is reported once, for the first page.

function needless(alias: Alias, targets: readonly Target[]): Problem | undefined {
  const target = targets.find(({ ids }) => ids.has(alias.id));
  return (
    target && {
      message: `Needless alias: ${target.routePath} has the id \`${alias.id}\` itself`,
      found: written(alias),
      fix: 'remove this line',
    }
  );
}

function deadEnd(alias: Alias, targets: readonly Target[]): Problem | undefined {
  if (alias.to === '') return undefined;
  const target = targets.find(({ ids }) => !ids.has(alias.to));
  if (!target) return undefined;
  const [suggestion = ''] = closest(alias.to, [...target.ids]);
  return {
    message: `Dead alias: ${target.routePath} has no id \`${alias.to}\``,
    found: written(alias),
    expected: 'an id of the page, or "" for its top',
    fix: written({ id: alias.id, to: suggestion }),
  };
}

function noSuchPage(key: string, aliases: Aliases, pages: readonly AddressPage[]): Problem {
  const known = pages.flatMap((page) => [page.path, languageKey(page)]);
  const [suggestion] = closest(key, [...new Set(known)]);
  return {
    file: aliasesFile,
    line: lineOfKey(aliases, key),
    message: 'Aliases for an unknown page',
    found: key,
    expected: 'the path of a page; with a language before it (`/zh/…`), for that language alone',
    fix: suggestion ? `did you mean ${suggestion}?` : 'remove them',
  };
}

function written({ id, to }: Alias): string {
  return `${JSON.stringify(id)}: ${JSON.stringify(to)}`;
}
