import type { Found, PageMatch } from './answer.ts';
import type { Page } from './corpus.ts';
import { extras, fields, shares } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { type Answers, tally, weighted } from './tally.ts';
import { tellingLength } from './telling-length.ts';

/** A page with what it is worth, and each of its sections. */
export interface RankedPage {
  page: Page;
  score: number;
  /** What its title answers. */
  inTitle: number;
  sections: RankedSection[];
}

export interface RankedSection {
  index: number;
  score: number;
  /** Of the worth of all tokens, what its heading answers, and what its text does. */
  inHeading: number;
  inContent: number;
  /** What was found in its text. */
  found: Found[];
}

/** Says what a page is worth: by its name and its best section. */
export function rankPage(match: PageMatch, worth: Answers, knowledge: Knowledge): RankedPage[] {
  const page = knowledge.corpus.pages[match.page];
  if (!page) return [];
  const plain = (found: readonly Found[]) => weighted(tally(found, worth.length), worth);
  const named = (found: readonly Found[]) =>
    found
      .map((one) => inName(one, knowledge, worth.length))
      .reduce(best, new Array<number>(worth.length).fill(0));
  const { names, texts } = bySection(match.found, page);
  const [titles = [], ...headings] = names;
  const title = named(titles);
  const sections = texts.flatMap((found, index): RankedSection[] => {
    const heads = index ? (headings[index - 1] ?? []) : [];
    if (index && !heads.length && !found.length) return [];
    const inContent = weighted(saturated(found, worth.length), worth);
    const score = weighted(best(title, named(heads)), worth) + fields.content * inContent;
    return [{ index, score, inHeading: plain(heads), inContent, found }];
  });
  const whole = sections.reduce((sum, { inContent }) => sum + inContent, 0);
  const score = (extras.page * whole) / (whole + 2);
  sections.sort((a, b) => b.score - a.score);
  const inTitle = plain(titles);
  // Who asks for it by its name wants even news.
  const share = page.isAside ? shares.aside + (1 - shares.aside) * Math.min(1, inTitle) : 1;
  return [
    {
      page,
      score: (score + (sections[0]?.score ?? 0)) * share * match.coverage,
      inTitle,
      sections,
    },
  ];
}

/** What was found in the name of each section, and in its text; the first one is named by the page. */
function bySection(all: readonly Found[], page: Page): { names: Found[][]; texts: Found[][] } {
  const names: Found[][] = page.sections.map(() => []);
  const texts: Found[][] = page.sections.map(() => []);
  for (const found of all) {
    const { field, section } = found.unit;
    (field === 'content' || field === 'code' ? texts : names)[section]?.push(found);
  }
  return { names, texts };
}

/** A word that title and heading both have says little more than once. */
function best(some: Answers, others: Answers): number[] {
  return some.map((a, token) => {
    const b = others[token] ?? 0;
    return Math.max(a, b) + Math.min(a, b) / 4;
  });
}

/** Answers in a name are worth more the more of it was asked for. */
function inName(found: Found, { corpus, stops }: Knowledge, tokens: number): number[] {
  const { unit } = found;
  const letters = tally([found], tokens, {
    of: ({ start, end, needle }) => (end - start) / (needle.to - needle.from),
  });
  const asked = letters.reduce((total, one) => total + one, 0);
  const share = Math.min(
    1,
    asked / tellingLength(corpus.text.folded.slice(unit.start, unit.end), stops),
  );
  const weight = fields[unit.field] * (extras.leastFull + (1 - extras.leastFull) * share ** 2);
  return tally([found], tokens).map((answer) => answer * weight);
}

/** The tenth mention adds less than the second; words that stand together say more than any number. */
function saturated(found: readonly Found[], tokens: number): number[] {
  const most = tally(found, tokens);
  const sums = tally(found, tokens, {
    of: ({ quality }, field) => (quality * fields[field]) / fields.content,
    adds: true,
  });
  return sums.map(
    (sum, token) => (sum / (sum + 1)) * Math.min(3, Math.max(1, most[token] ?? 0) ** 2),
  );
}
