import { closest } from '#shared/closest.ts';
import { pageNamesFile } from '../../content/records/page-names.ts';
import type { Check } from '../check-context.ts';

/** Whether the pages exist that have other names. */
export const pageNames: Check = ({ site }) => {
  const known = new Set(site.pages.map(({ source }) => source.path));
  const { entries, lineOf } = site.records.names;
  return Object.keys(entries)
    .filter((path) => !known.has(path))
    .map((path) => {
      const [meant] = closest(path, [...known]);
      return {
        file: pageNamesFile,
        line: lineOf(path),
        message: 'Unknown page in the list of names.',
        found: `${path}:`,
        expected: 'the path of a page',
        ...(meant === undefined ? {} : { fix: `${meant}:` }),
      };
    });
};
