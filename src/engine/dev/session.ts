import type { DevState } from '#shared/dev-state.ts';
import type { Problem } from '#shared/problem.ts';
import type { LoadedSite } from '../assemble-site.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { hashOf } from '../files/cache.ts';
import type { Site } from '../model/site.ts';
import { createChecker } from './checker.ts';
import { coalesce } from './coalesce.ts';
import { type DevFiles, devFiles } from './dev-files.ts';
import { problemsOf } from './problems-of.ts';
import { type RenderedSite, renderSite, revisions } from './rendered-site.ts';

/** The checks wait until nothing was saved for so long, in milliseconds. */
const pause = 200;

export interface SessionOptions {
  load: (bundle: Bundle) => Promise<LoadedSite>;
  /** The checks that run programs. */
  checkTexts: (site: Site) => Promise<readonly Problem[]>;
  /** Finds the lines of problems of the configuration. */
  locate: (problems: Problem[]) => Promise<Problem[]>;
  publicFolder: string;
  /** Receives every new state, and after a change how long it took, in milliseconds. */
  onState: (state: DevState, took?: number) => void;
}

/** The site between two saves, in memory. */
export interface Session {
  /** Takes over a newly built theme. */
  useBundle: (bundle: Bundle) => void;
  /** Loads what was saved. */
  update: () => void;
  state: () => DevState;
  /** Waits for the first bundle. */
  files: () => Promise<DevFiles>;
  close: () => void;
}

export function createSession(options: SessionOptions): Session {
  const { load, checkTexts, locate, publicFolder, onState } = options;
  let bundle: Bundle | undefined;
  let rendered: RenderedSite | undefined;
  let files: DevFiles | undefined;
  let timer: NodeJS.Timeout | undefined;
  let version = 0;
  const found: Record<'loading' | 'checking' | 'texts', readonly Problem[]> = {
    loading: [],
    checking: [],
    texts: [],
  };
  const check = createChecker();
  const { promise: firstFiles, resolve: showFirst } = deferred<void>();

  const update = coalesce(async () => {
    if (!bundle) return;
    const start = performance.now();
    try {
      const { site, problems } = await load(bundle);
      rendered = renderSite(site, bundle, rendered);
      files = undefined;
      const failures = [...rendered.pages.values()].flatMap((page) => page.failures);
      found.loading = [...problems, ...failures];
    } catch (error) {
      found.loading = problemsOf(error);
    }
    showFirst();
    publish(performance.now() - start);
    clearTimeout(timer);
    timer = setTimeout(checkNow, pause);
  });

  async function checkNow(): Promise<void> {
    if (!rendered) return;
    const now = rendered;
    const isStale = () => now !== rendered;
    try {
      const siteFiles = await currentFiles().siteFiles();
      const problems = await check({ rendered, siteFiles, isStale });
      if (!problems) return;
      found.checking = await locate(problems);
    } catch (error) {
      found.checking = problemsOf(error);
    }
    publish();
    const texts = await checkTexts(now.site).catch(problemsOf);
    if (isStale()) return;
    found.texts = texts;
    publish();
  }

  function publish(took?: number): void {
    version++;
    onState(state(), took);
  }

  function state(): DevState {
    return {
      version,
      config: hashOf(rendered?.site.config ?? ''),
      styles: bundle?.assets.styles ?? [],
      problems: [...found.loading, ...found.checking, ...found.texts],
      pages: rendered ? revisions(rendered) : {},
    };
  }

  function currentFiles(): DevFiles {
    if (!rendered) throw new Error(found.loading.map(({ message }) => message).join('\n'));
    files ??= devFiles(rendered, publicFolder);
    return files;
  }

  return {
    useBundle(next) {
      bundle = next;
      update();
    },
    update,
    state,
    files: () => firstFiles.then(currentFiles),
    close: () => clearTimeout(timer),
  };
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
