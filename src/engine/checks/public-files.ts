import type { Problem } from '#shared/problem.ts';
import type { Check } from './check-context.ts';

/** Files of `public/` in whose place the site writes something of its own. */
export const publicFiles: Check = ({ site, files, built }) => {
  const documents = built.map(({ path }) => path.replace(/\.html$/, ''));
  const written = [
    ...files.map(({ path }) => path),
    ...documents.flatMap((name) => ['.html', '.json', '.md'].map((extension) => name + extension)),
  ];
  return clashes([...site.publicFiles], new Set(written));
};

/**
 * Files that cannot lie beside each other: of one name, or one where the other needs a folder.
 *
 * @param copied site paths: `/icons/a.svg`
 * @param written below the output folder: `guide/react.html`
 */
export function clashes(copied: readonly string[], written: ReadonlySet<string>): Problem[] {
  const own = withFolders(written);
  // Some systems do not tell letter case apart.
  const files = new Set([...written].map((file) => file.toLowerCase()));
  return copied.flatMap((name) => {
    const file = name.slice(1).toLowerCase();
    const other =
      own.get(file) ??
      foldersOf(file)
        .filter((folder) => files.has(folder))
        .at(0);
    return other === undefined ? [] : clash(`public${name}`, other);
  });
}

/** Every file, and every folder with a file that needs it, by name in small letters. */
function withFolders(files: Iterable<string>): Map<string, string> {
  const all = new Map<string, string>();
  for (const file of files) {
    for (const place of [file, ...foldersOf(file)]) all.set(place.toLowerCase(), file);
  }
  return all;
}

/** `a/b/c.txt` → `a/b`, `a` */
function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

function clash(file: string, other: string): Problem {
  return {
    file,
    message: 'Conflict with a file that the build writes',
    found: `${file}, and ${other} of the site`,
    expected: 'names in `public/` that no page and no file of the site has',
    fix: 'rename the file, or remove it',
  };
}
