import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltExample,
  buildExample,
  type EmittedFile,
} from '#engine/examples/build-example.ts';
import { type ExampleOutputs, sizesByName } from '#engine/examples/example-output.ts';
import { checkManifests } from './check-manifests.ts';
import { startDevServer } from './dev-server.ts';
import { type ExamplePage, type Origins, openPage, serveFolders } from './example-pages.ts';
import { places, repository } from './places.ts';

interface ExampleOptions {
  /** Default: `production`. Only that is compared with `outputs.json`. */
  mode?: 'production' | 'development';
  /** What the build warns of is part of what the example shows. */
  allowWarnings?: boolean;
  /** By how many bytes a file may differ from `outputs.json`. Default: 0. */
  sizeTolerance?: number;
  /** Whether names of files depend on the folder that is built: then they are counted, and weighed together. */
  namesDiffer?: boolean;
}

/** A page of the dev server, and its project. */
interface ServedPage extends ExamplePage {
  /** With a slash at its end. */
  url: string;
  /** Changes a file of the copy that is served: `edit('src/App.vue', (text) => …)`. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
}

/** A built project. Everything but its methods is there once `beforeAll` has passed. */
export interface Example {
  /** The copy that was built, absolute, with its packages. */
  readonly folder: string;
  /** The output, absolute; of an example of several projects, with a folder for each. */
  readonly dist: string;
  readonly files: readonly EmittedFile[];
  /** Opens a page of the output, or of the project's `public` folder. */
  open: (file?: string, options?: { origins?: Origins }) => Promise<ExamplePage>;
  /** Runs `rspack serve` in a copy, with more in its environment, and opens a page of it. */
  serve: (options?: { file?: string; env?: Record<string, string> }) => Promise<ServedPage>;
  /** One of several projects: `example.project('after')`. */
  project: (path: string) => Example;
}

type Cleanup = () => Promise<unknown>;

/**
 * Builds `examples/<name>` before the tests of a file, and checks what holds for every example.
 *
 * ```ts
 * const example = useExample('vue');
 *
 * it('counts clicks', async () => {
 *   const { page, errors } = await example.open();
 * });
 * ```
 */
export function useExample(name: string, options: ExampleOptions = {}): Example {
  const { mode, allowWarnings = false } = options;
  let built: BuiltExample | undefined;
  const cleanups: Cleanup[] = [];

  beforeAll(async () => {
    built = await buildExample(name, { ...(await places()), mode });
    const { errors, warnings } = built;
    expect(errors, `examples/${name} does not build`).toEqual([]);
    if (!allowWarnings) expect(warnings, `examples/${name} builds with warnings`).toEqual([]);
  });
  afterAll(async () => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  });

  const result = () => {
    if (!built) throw new Error(`examples/${name} is built before the tests: use it in one.`);
    return built;
  };
  describe(`examples/${name}`, () => {
    checkManifests(name);
    if (mode !== 'development') checkOutputs(name, { result, ...options });
  });
  return exampleAt('.', { name, result, cleanups, browser: lazyBrowser(cleanups) });
}

interface Context {
  name: string;
  result: () => BuiltExample;
  /** Run in reverse order after the tests. */
  cleanups: Cleanup[];
  browser: () => Promise<BrowserContext>;
}

function exampleAt(place: string, context: Context): Example {
  const { name, result, cleanups, browser } = context;
  const found = () => result().projects.find((project) => project.path === place);
  const folder = () => found()?.folder ?? path.join(path.dirname(result().dist), place);
  const dist = () => found()?.dist ?? path.join(result().dist, place);
  const prefix = place === '.' ? '' : `${place}/`;
  return {
    get folder() {
      return folder();
    },
    get dist() {
      return dist();
    },
    get files() {
      const files = result().files.filter((file) => file.name.startsWith(prefix));
      return files.map((file) => ({ ...file, name: file.name.slice(prefix.length) }));
    },
    async open(file = 'index.html', { origins } = {}) {
      const { url, server } = await serveFolders([dist(), path.join(folder(), 'public')]);
      cleanups.push(async () => {
        server.closeAllConnections();
        server.close();
      });
      return openPage(await browser(), `${url}/${file}`, { origins });
    },
    async serve({ file = '', env } = {}) {
      const dev = await startDevServer({ name, project: place, env }, await places());
      cleanups.push(dev.close);
      const opened = await openPage(await browser(), dev.url + file, { isServed: true });
      return { ...opened, url: dev.url, edit: dev.edit };
    },
    project: (below) => exampleAt(path.posix.join(place, below), context),
  };
}

/** A browser for those tests that open a page. */
function lazyBrowser(cleanups: Cleanup[]): () => Promise<BrowserContext> {
  let context: Promise<BrowserContext> | undefined;
  const launch = async () => {
    // Loaded where a page is opened, which many tests do not.
    const { launchBrowser } = await import('../e2e/browser.ts');
    const browser = await launchBrowser();
    cleanups.unshift(() => browser.close());
    return browser.newContext();
  };
  return () => {
    context ??= launch();
    return context;
  };
}

function checkOutputs(
  name: string,
  {
    result,
    sizeTolerance = 0,
    namesDiffer = false,
  }: Pick<ExampleOptions, 'sizeTolerance' | 'namesDiffer'> & { result: () => BuiltExample },
): void {
  it('emits what outputs.json says', async () => {
    const text = await readFile(path.join(repository, 'examples/outputs.json'), 'utf8');
    const outputs: ExampleOutputs = JSON.parse(text);
    const emitted = sizesByName(result().files);
    const advice = 'examples/outputs.json is out of date: run `npm run examples`';
    if (namesDiffer) {
      const expected = Object.values(outputs[name] ?? {});
      const sizes = Object.values(emitted);
      expect(sizes, advice).toHaveLength(expected.length);
      expect(Math.abs(sum(sizes) / sum(expected) - 1), advice).toBeLessThan(0.01);
      return;
    }
    const rounded = Object.entries(outputs[name] ?? {}).map(([file, size]) => {
      const difference = Math.abs(size - (emitted[file] ?? Number.NaN));
      return [file, difference <= sizeTolerance ? emitted[file] : size];
    });
    expect(emitted, advice).toEqual(Object.fromEntries(rounded));
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
