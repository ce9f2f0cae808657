import path from 'node:path';
import { themeFor } from '#config/localize.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Problem } from '#shared/problem.ts';
import { allOrProblems } from '../files/all-or-problems.ts';
import type { Project } from '../files/project.ts';
import { readText } from '../files/read-text.ts';
import { withoutDrafts } from './drafts.ts';
import { lastCommitDays } from './git-dates.ts';
import { type Icons, loadIcons } from './icons.ts';
import { loadPictures, type Pictures } from './pictures.ts';
import { findPublicFiles } from './public-files.ts';
import { readSource, type SourceFile } from './read.ts';
import { type ContentRecords, loadRecords } from './records/content-records.ts';
import { scan } from './scan.ts';
import { untranslatedSources } from './untranslated.ts';

/** What is on disk, before anything is made of it. */
export interface Content {
  sources: SourceFile[];
  /** Files below `public/`, as site paths: `/logo.svg`. */
  publicFiles: ReadonlySet<string>;
  icons: Icons;
  /** Those that are pictures, measured if any page shows one. */
  pictures: Pictures;
  /** Source of the site's icon, where it is an SVG of `public/`. */
  iconSource: string | undefined;
  /** The day of each file's last commit, by path from the project's root; empty where the configuration does not show it. */
  days: ReadonlyMap<string, string>;
  records: ContentRecords;
  problems: Problem[];
}

interface ReadOptions {
  /** How a page is read. */
  read?: typeof readSource;
  /** Where the days come from. */
  daysOf?: typeof lastCommitDays;
  /** Whether drafts are pages. */
  drafts?: boolean;
}

/** Reads all pages, the records beside them and the list of public files. */
export async function readContent(
  project: Project,
  config: SiteConfig,
  { read = readSource, daysOf = lastCommitDays, drafts = false }: ReadOptions = {},
): Promise<Content> {
  const [{ files, problems }, copied, days, beside, iconSource] = await allOrProblems([
    scan(project.content, config),
    findPublicFiles(project.public),
    needsDays(config) ? daysOf(project.root, 'content') : new Map(),
    loadRecords(project),
    readIcon(project, config),
  ]);
  const pages = await allOrProblems(files.map(read));
  const written = pages.map(({ source }) => source);
  const shown = drafts ? written : withoutDrafts(written);
  const { untranslated = [] } = beside.records.translationStatus ?? {};
  const texts = shown.map(({ body }) => body);
  const pictures = await loadPictures(project.public, { files: copied.files, texts });
  const stubs = untranslatedSources(shown, untranslated, config);
  return {
    sources: [...shown, ...stubs.sources],
    publicFiles: copied.files,
    icons: await loadIcons(project.public, copied.files),
    pictures,
    iconSource,
    days,
    records: beside.records,
    problems: [
      ...problems,
      ...copied.problems,
      ...beside.problems,
      ...stubs.problems,
      ...pages.flatMap((page) => page.problems),
    ],
  };
}

/** The pictures of pages and the icons for home screens are drawn with it. */
async function readIcon(
  project: Project,
  { icon, generatedImages }: SiteConfig,
): Promise<string | undefined> {
  if (!generatedImages || !icon?.startsWith('/') || !icon.endsWith('.svg')) return undefined;
  return readText(path.join(project.public, icon), `public${icon}`);
}

/** Whether pages of any language say when they last changed, or posts are held to it. */
function needsDays(config: SiteConfig): boolean {
  const { feeds, locales } = config;
  return feeds.length > 0 || locales.some(({ lang }) => themeFor(config, lang).lastUpdated);
}
