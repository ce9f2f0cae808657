import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cliFile } from '#engine/rspack/extract/installed.ts';
import { useExample } from './use-example.ts';

const example = useExample('production', { namesDiffer: true });

it('loads the reviews and their style at the first click', async () => {
  const { page, errors, requested } = await example.open();
  expect(requested.filter((file) => file.includes('reviews'))).toEqual([]);
  await page.getByRole('button', { name: 'Reviews' }).click();
  const reviews = page.locator('.reviews');
  await reviews.getByText('Best Darjeeling in town (Ada)').waitFor();
  expect(await reviews.evaluate((list) => getComputedStyle(list).color)).toBe('rgb(0, 100, 0)');
  expect(errors).toEqual([]);
});

it('links no source map, and keeps no console calls', async () => {
  const names = example.files.map(({ name }) => name);
  const main = names.find((name) => /^js\/main\.[0-9a-f]{8}\.js$/.test(name)) ?? '';
  const script = await readFile(path.join(example.dist, main), 'utf8');
  expect(names).toContain(`${main}.map`);
  expect(script).not.toContain('sourceMappingURL');
  expect(script).not.toContain('console');
  expect(script).toContain('/api/prices.csv');
});

it('puts scripts, styles and copied files where the page says', () => {
  const names = example.files.map(({ name }) => name.replace(/[0-9a-f]{8}/, 'hash'));
  expect(names.filter((name) => !name.endsWith('.map')).sort()).toEqual([
    'css/main.hash.css',
    'css/reviews.hash.css',
    'index.html',
    'js/main.hash.js',
    'js/reviews.hash.js',
    'js/runtime.hash.js',
    'js/vendors.hash.js',
    'robots.txt',
  ]);
});

let folder: string;
beforeAll(async () => {
  // Beside the copy that was built, so that its packages are found.
  folder = await mkdtemp(path.join(path.dirname(example.folder), 'production-edited-'));
  await cp(example.folder, folder, {
    recursive: true,
    filter: (file) => !/^(dist|\.built\.json)$/.test(path.relative(example.folder, file)),
    verbatimSymlinks: true,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The names of the files, without and with their hash: `{ 'js/vendors.js': 'js/vendors.1bce3c41.js' }`. */
const build = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [cliFile(), 'build', '--json'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(JSON.parse(stdout)).toMatchObject({ errors: [], warnings: [] });
  const names = await readdir(path.join(folder, 'dist'), { recursive: true });
  return Object.fromEntries(
    names
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => /\.[0-9a-f]{8}\.(js|css)$/.test(name))
      .map((name) => [name.replace(/\.[0-9a-f]{8}/, ''), name] as const),
  );
};

const edit = async (file: string, from: string, to: string) => {
  const source = path.join(folder, file);
  const text = await readFile(source, 'utf8');
  expect(text).toContain(from);
  await writeFile(source, text.replace(from, to));
};

it('renames only what an edit changes, and never the vendors', async () => {
  let before = await build();
  const changedBy = async (file: string, from: string, to: string) => {
    await edit(file, from, to);
    const after = await build();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    before = after;
    return changed.sort();
  };

  expect(await changedBy('src/shop.jsx', 'Our teas', 'All teas')).toEqual(['js/main.js']);
  expect(await changedBy('src/reviews.jsx', 'Best', 'Finest')).toEqual([
    'js/reviews.js',
    'js/runtime.js',
  ]);
  expect(await changedBy('src/reviews.css', 'darkgreen', 'navy')).toEqual([
    'css/reviews.css',
    'js/runtime.js',
  ]);
  expect(await changedBy('src/shop.css', '40rem', '41rem')).toEqual(['css/main.css']);

  await writeFile(path.join(folder, 'src/price.js'), 'export const price = 12;\n');
  const imports = "import { price } from './price';\ndocument.title = price;\n";
  expect(await changedBy('src/index.jsx', 'import { Shop }', `${imports}import { Shop }`)).toEqual([
    'js/main.js',
  ]);
}, 120_000);
