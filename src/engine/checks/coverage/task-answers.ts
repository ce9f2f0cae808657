import { closest } from '#shared/closest.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import { idOfHash, splitSuffix } from '#shared/url.ts';
import { type Aliases, aliasesOf } from '../../content/records/aliases.ts';
import { type Task, tasksFile } from '../../content/records/tasks.ts';
import { type AddressPage, addressPages, ownIds } from '../addresses/address-page.ts';
import type { Check } from '../check-context.ts';

/** Whether each task has its answer: a heading of a page, in every language. */
export const taskAnswers: Check = ({ site }) =>
  checkTasks(site.records.tasks, {
    pages: addressPages(site),
    aliases: site.records.aliases,
    languages: site.config.locales.map(({ lang }) => lang),
  });

interface TaskCheck {
  pages: readonly AddressPage[];
  aliases: Aliases;
  languages: readonly LocaleCode[];
}

/** Tasks whose answer is on no page, or on one that lacks it. */
function checkTasks(all: readonly Task[], options: TaskCheck): Problem[] {
  return all.flatMap((task) => {
    const [path, hash] = splitSuffix(task.answer);
    const answer = { path, id: idOfHash(hash) };
    const pages = options.pages.filter((page) => page.path === path);
    const problem =
      unknownPage(answer, pages, options) ??
      missingHeading(answer, task, pages) ??
      unknownHeading(answer, pages, options);
    return problem ? [problemOf(task, problem)] : [];
  });
}

interface Answer {
  path: string;
  /** Empty where only the page is named. */
  id: string;
}

interface TaskProblem {
  what: string;
  expected: string;
  /** The answer that may have been meant. */
  meant: Answer;
}

function unknownPage(
  { path, id }: Answer,
  pages: readonly AddressPage[],
  { pages: all, languages }: TaskCheck,
): TaskProblem | undefined {
  const missing = languages.filter((lang) => !pages.some((page) => page.lang === lang));
  if (missing.length === 0) return undefined;
  const [suggestion = path] = pages.length > 0 ? [] : closest(path, [...pathsOf(all)]);
  return {
    what: 'Unknown page',
    expected: `the path of a page that exists in ${missing.join(' and ')}`,
    meant: { path: suggestion, id },
  };
}

function missingHeading(
  { path, id }: Answer,
  task: Task,
  pages: readonly AddressPage[],
): TaskProblem | undefined {
  if (id !== '') return undefined;
  const ids = sharedIds(pages);
  return {
    what: 'Missing heading',
    expected: `a heading of ${path}: readers come for an answer, not for a page`,
    meant: { path, id: nearest(task.id, ids) ?? '…' },
  };
}

function unknownHeading(
  { path, id }: Answer,
  pages: readonly AddressPage[],
  { aliases }: TaskCheck,
): TaskProblem | undefined {
  // Of a page that could not be compiled not all ids are known.
  const lacking = pages.filter((page) => page.isWhole && !ownIds(page).includes(id));
  if (lacking.length === 0) return undefined;
  const renamed = lacking.map((page) => aliasesOf(aliases, page)[id]).find(Boolean);
  const meant = renamed ?? nearest(id, sharedIds(pages)) ?? id;
  return {
    what: 'Unknown heading',
    expected: `an id of ${lacking.map(({ routePath }) => routePath).join(' and ')}`,
    meant: { path, id: meant },
  };
}

function problemOf(task: Task, { what, expected, meant }: TaskProblem): Problem {
  const answer = meant.id === '' ? meant.path : `${meant.path}#${meant.id}`;
  return {
    file: tasksFile,
    line: task.lines.answer,
    message: `${what} in the answer to the task \`${task.id}\``,
    found: `answer: ${task.answer}`,
    expected,
    fix: answer === task.answer ? 'write what answers it' : `answer: ${answer}`,
  };
}

/** The id that has most words in common with a name, else the one that is spelled most like it. */
function nearest(name: string, ids: readonly string[]): string | undefined {
  const [best] = ids
    .map((id) => ({ id, common: commonWords(name, id) }))
    .sort((one, other) => other.common - one.common);
  return best && best.common > 0 ? best.id : closest(name, ids)[0];
}

/** The share of their words that two names have in common. */
function commonWords(one: string, other: string): number {
  const words = new Set(one.split('-'));
  const others = new Set(other.split('-'));
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / (words.size + others.size - shared);
}

/** The ids that pages of one path have in common. */
function sharedIds([first, ...others]: readonly AddressPage[]): string[] {
  const ids = first ? ownIds(first) : [];
  return ids.filter((id) => others.every((page) => ownIds(page).includes(id)));
}

function pathsOf(pages: readonly AddressPage[]): Set<string> {
  return new Set(pages.map(({ path }) => path));
}
