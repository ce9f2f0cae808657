import type { Problem } from '#shared/problem.ts';
import type { SourceFile } from '../../content/read.ts';
import type { ConfigDiff } from '../../content/records/config-diff.ts';
import { type LanguageFiles, languageFilesProblems } from '../../content/records/language-files.ts';
import type { CheckResult, RunCheck } from '../run-check.ts';
import { createLanguageCheck, type LanguageReport } from './language.ts';
import type { LanguageThread } from './language-thread.ts';
import type { LanguagePage } from './prose-block.ts';
import { configDiffPages, glossaryPages } from './record-pages.ts';

interface LanguageCheckOptions {
  run: RunCheck;
  hash: string;
  thread: LanguageThread;
  configDiff: ConfigDiff | undefined;
}

/** Spelling, typesetting and terms of all pages, of the glossary and of the list of differences. */
export async function checkLanguage(
  sources: readonly SourceFile[],
  files: LanguageFiles,
  { run, hash, thread, configDiff }: LanguageCheckOptions,
): Promise<CheckResult<Problem[]>> {
  const check = createLanguageCheck(files);
  const texts = [
    ...sources.map(languagePage),
    ...glossaryPages(files.glossary),
    ...(configDiff ? configDiffPages(configDiff) : []),
  ];
  const answers = await Promise.all(
    texts.map((text) =>
      run<LanguageReport>('language', [hash, ...check.keyOf(text)], () =>
        thread.run({ page: text, texts: files.texts }),
      ),
    ),
  );
  const known = answers.filter((answer) => answer !== undefined);
  const found = known.flatMap(({ problems }) => problems);
  const unknown = texts.length - known.length;
  const all = texts.length;
  if (unknown > 0) return { found, all, unknown };
  const used = known.flatMap(({ ownWords }) => ownWords);
  return { found: [...found, ...languageFilesProblems(files, used)], all, unknown };
}

function languagePage(source: SourceFile): LanguagePage {
  const { lang, format, head, body, relativePath } = source;
  return { file: `content/${relativePath}`, lang, format, head, body };
}
