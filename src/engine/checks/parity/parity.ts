import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import type { StructureNode } from '../../markdown/compiled-page.ts';
import type { Check } from '../check-context.ts';
import { type PagePair, pageFile, pagePairs } from '../translations/page-pairs.ts';
import { compareStructure, type Finding, type Gap } from './compare-structure.ts';

/** Pages whose translation has other headings, code, containers, tables or components, or has them elsewhere. */
export const parity: Check = ({ site }) =>
  pagePairs(site.pages, site.config.lang).filter(isSound).flatMap(pairProblems);

/** A page with other problems is skipped: differences that follow from them would hide them. */
function isSound({ original, translation }: PagePair): boolean {
  return original.compiled.problems.length + translation.compiled.problems.length === 0;
}

/** What a page and its translation do not have alike. */
function pairProblems(pair: PagePair): Problem[] {
  const { original, translation } = pair;
  const names: Names = {
    model: pageFile(original),
    language: languageName(original.source.lang),
    from: original.source.lang,
    to: translation.source.lang,
  };
  return compareStructure(original.compiled.structure, translation.compiled.structure).map(
    (finding) => ({
      file: pageFile(translation),
      ...describe(finding, names),
    }),
  );
}

interface Names {
  /** The original's file. */
  model: string;
  /** `English`. */
  language: string;
  from: LocaleCode;
  to: LocaleCode;
}

type Description = Omit<Problem, 'file'>;

function describe(finding: Finding, names: Names): Description {
  switch (finding.type) {
    case 'missing':
      return missing(finding, names);
    case 'extra':
      return extra(finding, names);
    case 'moved':
      return moved(finding, names);
    case 'different':
      return different(finding, names);
  }
}

type FindingOf<Type extends Finding['type']> = Extract<Finding, { type: Type }>;

function missing({ part, below, gap }: FindingOf<'missing'>, { model, language, to }: Names) {
  return {
    line: gap.before?.translation.line ?? 1,
    message: `Missing ${nouns[part.type]} in ${to}, present in ${language}`,
    found: neighbors(gap),
    expected: `between them, as in ${model}:${part.line}: ${withContents(part, below)}`,
  };
}

function extra({ part, below }: FindingOf<'extra'>, { model, from }: Names) {
  return {
    line: part.line,
    message: `Extra ${nouns[part.type]}, absent in ${from}`,
    found: withContents(part, below),
    fix: `remove it, or add it to ${model} as well`,
  };
}

function moved({ original, translation, gap }: FindingOf<'moved'>, { model, language }: Names) {
  const { before } = gap;
  const place = before ? `below ${before.translation.written}` : 'at the beginning of the page';
  return {
    line: translation.line,
    message: `Moved ${nouns[translation.type]}: another place than in ${language}`,
    found: translation.written,
    expected: `${place}, as in ${model}:${original.line}`,
  };
}

function different(
  { original, translation, code }: FindingOf<'different'>,
  { model, language }: Names,
) {
  const message = `Different ${nouns[translation.type]} than in ${language}`;
  // Where the fences differ already, the lines say less.
  if (code && original.signature === translation.signature && original.type === 'code') {
    return {
      line: translation.line + code.translation.line,
      message,
      found: code.translation.text,
      expected: `as in ${model}:${original.line + code.original.line}: ${code.original.text}`,
    };
  }
  return {
    line: translation.line,
    message,
    found: translation.written,
    expected: `as in ${model}:${original.line}: ${original.written}`,
  };
}

const nouns: Record<StructureNode['type'], string> = {
  heading: 'heading',
  code: 'block of code',
  container: 'container',
  table: 'table',
  component: 'component',
};

/** `## Setup {#setup}, with a table and 2 blocks of code below it`. */
function withContents({ written }: StructureNode, below: readonly StructureNode[]): string {
  const counts = Object.entries(nouns).flatMap(([type, noun]) => {
    const count = below.filter((part) => part.type === type).length;
    if (count === 0) return [];
    return [count === 1 ? `a ${noun}` : `${count} ${noun.replace(/^\w+/, '$&s')}`];
  });
  const list = new Intl.ListFormat('en').format(counts);
  return list ? `${written}, with ${list} below it` : written;
}

function neighbors({ before, after }: Gap): string {
  const first = before?.translation.written ?? 'the beginning of the page';
  return `${first}, then ${after?.translation.written ?? 'the end of the page'}`;
}

function languageName(lang: LocaleCode): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang;
}
