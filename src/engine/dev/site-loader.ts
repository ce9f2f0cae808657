import { configFileName, loadConfig } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Problem } from '#shared/problem.ts';
import { assembleSite, type LoadedSite, siteDataByLocale } from '../assemble-site.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { ThemedSite } from '../bundle/rsbuild-config.ts';
import { themedSite } from '../bundle/themed-site.ts';
import { compilePages, renderPages } from '../compile-pages.ts';
import { lastCommitDays } from '../content/git-dates.ts';
import type { SourceFile } from '../content/read.ts';
import { readContent } from '../content/read-content.ts';
import { diskCache, hashOf } from '../files/cache.ts';
import type { Project } from '../files/project.ts';
import { createCompiler } from '../markdown/compiler.ts';
import { addSearch, lastingAddresses } from '../model/site-search.ts';
import { rememberRead, rememberRendered } from './last-good.ts';
import { memoryCache } from './memory-cache.ts';
import { problemsOf } from './problems-of.ts';

export interface SiteLoaderOptions {
  project: Project;
  engineRoot: string;
  env: { SITE_URL?: string | undefined };
  /** The valid configuration that the server started with. */
  config: SiteConfig;
  /** What the theme was built with. */
  themed: ThemedSite;
  /** The same in every page of the session. */
  build: string;
}

/**
 * Loads the site again and again with the steps of the build, and does only what a change asks for:
 * texts, compiled pages and rendered ones of the last time stay in memory. Reading and compiling begins
 * at once, while the theme is being built.
 */
export function createSiteLoader(
  options: SiteLoaderOptions,
): (bundle: Bundle) => Promise<LoadedSite> {
  const { project, engineRoot, env, build } = options;
  const read = rememberRead();
  const keepGood = rememberRendered();
  const disk = diskCache(project.cache);
  const cache = memoryCache(disk);
  const rendered = { first: memoryCache(disk), later: memoryCache() };
  let first: Bundle | undefined;
  const days = lastCommitDays(project.root, 'content');
  let config = options.config;
  let compiler = createCompiler(config, { engineRoot, cache });

  /** Uses a new configuration if it is valid; returns its problems otherwise. */
  async function readConfig(): Promise<readonly Problem[]> {
    try {
      const next = await loadConfig(project.root, env);
      const themed = await themedSite(next, project);
      if (hashOf(themed) !== hashOf(options.themed)) return [restartNeeded(themed, options.themed)];
      if (hashOf(next) === hashOf(config)) return [];
      config = next;
      compiler = createCompiler(config, { engineRoot, cache });
      return [];
    } catch (error) {
      return problemsOf(error);
    }
  }

  async function readAndCompile() {
    const content = await readContent(project, config, {
      read,
      daysOf: () => days,
      drafts: true,
    });
    const context = {
      compiler: await compiler,
      records: { ...content.records, pictures: content.pictures },
    };
    return { content, compiled: await compilePages(content.sources, context) };
  }

  // What is wrong is reported when it is read for a bundle.
  readAndCompile().catch(() => {});

  return async (bundle) => {
    const problems = await readConfig();
    const { content, compiled } = await readAndCompile();
    const data = addSearch(siteDataByLocale(config, content.sources, build), config, {
      addressesOf: (lang) => lastingAddresses(lang, config.base),
    });
    first ??= bundle;
    // The next start finds what this theme has rendered; each edit of the theme would add all pages again.
    const bodies = bundle === first ? rendered.first : rendered.later;
    const pages = keepGood(
      await renderPages(compiled, data, { bundle, cache: bodies, needsPlain: isInFeeds }),
    );
    for (const memory of [cache, bodies]) memory.sweep();
    const loaded = assembleSite(pages, {
      build,
      config,
      content,
      data,
      bundle,
    });
    return { ...loaded, problems: [...problems, ...loaded.problems] };
  };
}

/** Nothing else that one looks at while writing is made of plain text. */
function isInFeeds({ frontmatter }: SourceFile): boolean {
  return frontmatter.date !== undefined;
}

/** What writers call the parts of a site that its theme is built with. */
const themeParts: Record<keyof ThemedSite, string> = {
  base: 'base',
  documentsRspack: 'documents',
  stylesheet: 'stylesheet',
  strings: 'strings',
};

function restartNeeded(next: ThemedSite, first: ThemedSite): Problem {
  const names = Object.keys(themeParts) as (keyof ThemedSite)[];
  const changed = names.filter((name) => hashOf(next[name] ?? '') !== hashOf(first[name] ?? ''));
  const parts = changed.map((name) => themeParts[name]).join(' and ');
  return {
    file: configFileName,
    message: `Changed ${parts}: the dev server reads it only when it starts`,
    fix: 'end the dev server and start it again: npm run dev',
  };
}
