import type { Benchmarks } from '#shared/benchmarks.ts';
import type { Peers } from '#shared/peers.ts';
import { assertNoProblems, type Problem } from '#shared/problem.ts';
import { allOrProblems } from '../../files/all-or-problems.ts';
import { hashOf } from '../../files/cache.ts';
import type { Project } from '../../files/project.ts';
import { type Addresses, readAddresses } from './addresses.ts';
import { type Aliases, readAliases } from './aliases.ts';
import { loadBenchmarks } from './benchmarks.ts';
import { type ConfigDiff, loadConfigDiff } from './config-diff.ts';
import { type Examples, loadExamples } from './examples.ts';
import { type Exceptions, readExceptions } from './exceptions.ts';
import { type GeneratedImages, readGeneratedImages } from './generated-images.ts';
import { type LanguageFiles, loadLanguageFiles } from './language-files.ts';
import { type PageNames, readPageNames } from './page-names.ts';
import { loadPeers } from './peers.ts';
import { readTasks, type Task } from './tasks.ts';
import { loadTranslationStatus, type TranslationStatus } from './translation-status.ts';

/** The files that writers keep beside the pages. All are optional. */
export interface ContentRecords {
  /** What pages may leave out of the bundler. */
  exceptions: Exceptions;
  /** All that was ever published. */
  addresses: Addresses;
  aliases: Aliases;
  /** What the drawn pictures show. */
  generatedImages: GeneratedImages;
  /** What readers come for. */
  tasks: Task[];
  /** What readers call pages beside their titles. */
  names: PageNames;
  /** What translations were made from; undefined for a site that keeps no translation status. */
  translationStatus: TranslationStatus | undefined;
  examples: Examples;
  /** How Rspack compares with other bundlers; undefined for a site without benchmarks. */
  benchmarks: Benchmarks | undefined;
  /** How this site compares with those of other generators; undefined for one that does not. */
  peers: Peers | undefined;
  /** Glossary and own words; undefined for a site whose language is not checked. */
  language: LanguageFiles | undefined;
  /** How options differ from webpack's; undefined for a site that does not compare them. */
  configDiff: ConfigDiff | undefined;
}

/**
 * Loads the files beside the pages.
 *
 * @throws ProblemError for lists that cannot be read at all: without them, sound pages would look wrong
 */
export async function loadRecords({
  content,
  root,
}: Pick<Project, 'content' | 'root'>): Promise<{ records: ContentRecords; problems: Problem[] }> {
  const [
    excused,
    asked,
    named,
    addresses,
    aliases,
    generatedImages,
    translationStatus,
    examples,
    benchmarks,
    peers,
    language,
    configDiff,
  ] = await allOrProblems([
    readExceptions(content),
    readTasks(content),
    readPageNames(content),
    readAddresses(content),
    readAliases(content),
    readGeneratedImages(content),
    loadTranslationStatus(content),
    loadExamples(root),
    loadBenchmarks(content),
    loadPeers(content),
    loadLanguageFiles(content),
    loadConfigDiff(content),
  ]);
  assertNoProblems(
    [excused, asked, language].flatMap((list) => (list?.isBroken ? list.problems : [])),
  );
  return {
    records: {
      exceptions: excused.exceptions,
      tasks: asked.tasks,
      names: named.names,
      addresses,
      aliases,
      generatedImages,
      translationStatus: translationStatus?.translationStatus,
      examples,
      benchmarks,
      peers,
      language,
      configDiff,
    },
    problems: [
      ...excused.problems,
      ...asked.problems,
      ...named.problems,
      ...(configDiff?.problems ?? []),
    ],
  };
}

/** Of what pages show of the records. */
export function hashOfRecords(records: ContentRecords): string {
  const { aliases, translationStatus, examples, benchmarks, peers, language, configDiff } = records;
  const { quotes, outputs } = examples;
  const shown = [quotes.hash, outputs, benchmarks ?? '', peers ?? '', language?.glossary ?? ''];
  return hashOf(aliases.entries, translationStatus ?? '', configDiff?.entries ?? '', ...shown);
}
