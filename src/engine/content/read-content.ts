import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Problem } from '#shared/problem.ts';
import { type Addresses, readAddresses } from '../addresses/addresses.ts';
import { type Aliases, readAliases } from '../addresses/aliases.ts';
import type { Project } from '../project.ts';
import { type Exceptions, readExceptions } from './exceptions.ts';
import { lastCommitDays } from './git-dates.ts';
import { readSource, type SourceFile } from './read.ts';
import { scan } from './scan.ts';

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
}

interface ReadOptions {
  /** How a page is read. */
  read?: typeof readSource;
  /** Where the days come from. */
  daysOf?: typeof lastCommitDays;
}

/** Reads all pages, and looks at what else the site has. */
export async function readContent(
  project: Project,
  config: SiteConfig,
  { read = readSource, daysOf = lastCommitDays }: ReadOptions = {},
): Promise<Content> {
  const [{ files, problems }, publicFiles, days, listed, addresses, aliases] = await Promise.all([
    scan(project.content, config),
    listFiles(project.public),
    config.themeConfig.lastUpdated ? daysOf(project.root, 'content') : new Map(),
    readExceptions(project.content),
    readAddresses(project.content),
    readAliases(project.content),
  ]);
  const pages = await Promise.all(files.map(read));
  return {
    sources: pages.map(({ source }) => source),
    publicFiles,
    days,
    records: { exceptions: listed.exceptions, addresses, aliases },
    problems: [...problems, ...listed.problems, ...pages.flatMap((page) => page.problems)],
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
