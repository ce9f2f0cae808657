import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Problem } from '#shared/problem.ts';
import { type Addresses, readAddresses } from '../addresses/addresses.ts';
import { type Aliases, readAliases } from '../addresses/aliases.ts';
import type { Project } from '../project.ts';
import type { Ledger } from '../translations/ledger.ts';
import { loadLedger } from '../translations/load-ledger.ts';
import { withoutDrafts } from './drafts.ts';
import { type Exceptions, readExceptions } from './exceptions.ts';
import { lastCommitDays } from './git-dates.ts';
import { readSource, type SourceFile } from './read.ts';
import { scan } from './scan.ts';
import { untranslatedSources } from './untranslated.ts';

/** What is on disk, before anything is made of it. */
export interface Content {
  sources: SourceFile[];
  /** Files below `public/`, as site paths: `/logo.svg`. */
  publicFiles: ReadonlySet<string>;
  /** The day of each file's last commit, by path from the project's root; empty if no page shows it. */
  days: ReadonlyMap<string, string>;
  records: ContentRecords;
  problems: Problem[];
}

/** What writers keep beside the pages, for the checks. */
export interface ContentRecords {
  exceptions: Exceptions;
  /** All that was ever published. */
  addresses: Addresses;
  aliases: Aliases;
  /** What translations were made from; undefined for a site that keeps no ledger. */
  ledger: Ledger | undefined;
}

interface ReadOptions {
  /** How a page is read. */
  read?: typeof readSource;
  /** Where the days come from. */
  daysOf?: typeof lastCommitDays;
  /** Whether drafts are pages. */
  drafts?: boolean;
}

/** Reads all pages, and looks at what else the site has. */
export async function readContent(
  project: Project,
  config: SiteConfig,
  { read = readSource, daysOf = lastCommitDays, drafts = false }: ReadOptions = {},
): Promise<Content> {
  const [{ files, problems }, publicFiles, days, listed, addresses, aliases, loaded] =
    await Promise.all([
      scan(project.content, config),
      listFiles(project.public),
      config.themeConfig.lastUpdated ? daysOf(project.root, 'content') : new Map(),
      readExceptions(project.content),
      readAddresses(project.content),
      readAliases(project.content),
      loadLedger(project.content),
    ]);
  const pages = await Promise.all(files.map(read));
  const written = pages.map(({ source }) => source);
  const shown = drafts ? written : withoutDrafts(written);
  const ledger = loaded?.ledger;
  const standIns = untranslatedSources(shown, ledger?.untranslated ?? [], config);
  return {
    sources: [...shown, ...standIns.sources],
    publicFiles,
    days,
    records: { exceptions: listed.exceptions, addresses, aliases, ledger },
    problems: [
      ...problems,
      ...listed.problems,
      ...standIns.problems,
      ...pages.flatMap((page) => page.problems),
    ],
  };
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Set(
    paths.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`).sort(),
  );
}
