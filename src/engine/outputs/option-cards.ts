import {
  markTones,
  type OptionCard,
  type OptionCards,
  optionCardsPath,
} from '#shared/option-card.ts';
import type { EngineTexts } from '#shared/server-bundle.ts';
import { fill } from '#shared/text.ts';
import { type OptionNote, optionNotes } from '../model/option-notes.ts';
import { type SitePage, siteDataOf } from '../model/site.ts';
import type { OptionDefault, OptionFact } from '../rspack/facts.ts';
import { optionIndex } from '../rspack/option-index.ts';
import { optionId } from '../rspack/option-names.ts';
import { optionPage } from '../rspack/option-page.ts';
import type { Output } from './output.ts';

/**
 * `/config/output.options.json`: what is said of a page's options wherever they are named. A browser fetches it
 * when a reader asks for the first of them.
 */
export const optionCardFiles: Output = ({ site, server }) => {
  const pages = site.config.documents?.options ?? {};
  const notesOf = optionNotes(site.pages, site.records.configDiff);
  const documented = [...optionIndex.byName].map(([name, option]) => ({
    name,
    option,
    path: optionPage(option, pages),
  }));
  return site.pages.flatMap((page) => {
    const texts = server.texts(siteDataOf(site, page.info));
    const noteOf = notesOf(page.info);
    const ids = new Set(page.compiled.ids.map(({ id }) => id));
    const cards = documented
      .filter(({ path }) => path === page.info.path)
      .flatMap(({ name, option }): [string, OptionCard][] => {
        const card = optionCard({ name, option, note: noteOf(name) }, texts);
        // Links lead to the heading of an option, or to its page where it has one of its own.
        const targets = [optionId(name)].filter((id) => ids.has(id));
        if (name === page.info.title) targets.push('');
        return targets.map((target) => [target, card]);
      });
    return cards.length > 0 ? [cardFile(page, { more: texts.optionMore, cards })] : [];
  });
};

function cardFile(
  { info }: SitePage,
  { more, cards }: { more: string; cards: [string, OptionCard][] },
) {
  const file: OptionCards = {
    more: fill(more, { page: info.title }),
    cards: Object.fromEntries(cards),
  };
  return { path: optionCardsPath(info.routePath).slice(1), content: JSON.stringify(file) };
}

/** Longer types and values than these say no more in a card. */
const longestType = 160;
const mostValues = 6;

/** What is said of one option, in the language of the texts. */
export function optionCard(
  { name, option, note }: { name: string; option: OptionFact; note: OptionNote },
  texts: Pick<EngineTexts, 'option' | 'optionMarks'>,
): OptionCard {
  const { type } = option;
  return {
    name,
    type: type.length > longestType ? `${type.slice(0, longestType - 1)}…` : type,
    marks: note.marks.map((mark) => ({ text: texts.optionMarks[mark], tone: markTones[mark] })),
    facts: factsOf(option, texts.option),
    ...(note.summary === undefined ? {} : { text: note.summary }),
    ...(note.difference === undefined ? {} : { difference: withoutLinks(note.difference) }),
  };
}

function factsOf(
  { values = [], defaults = [], cli = [] }: OptionFact,
  texts: EngineTexts['option'],
): OptionCard['facts'] {
  const rest = values.length - mostValues;
  const facts = [
    {
      label: texts.values,
      values: [
        ...values.slice(0, mostValues).map((code) => ({ code })),
        ...(rest > 0 ? [{ code: '', where: fill(texts.more, { count: String(rest) }) }] : []),
      ],
    },
    {
      label: texts.default,
      values: defaults.map((entry) => ({
        code: entry.value,
        ...whereOf(namesOf(entry, texts), texts),
      })),
    },
    {
      label: texts.cli,
      values: cli.map(({ value, command }) => ({
        code: value,
        ...whereOf(command ? [`rspack\u00a0${command}`] : [], texts),
      })),
    },
  ];
  return facts.filter((fact) => fact.values.length > 0);
}

function namesOf(
  { modes = [], targets = [] }: OptionDefault,
  texts: EngineTexts['option'],
): string[] {
  if (targets.length === 0) return modes;
  return [...modes, fill(texts.targets, { names: targets.join(', ') })];
}

function whereOf(names: readonly string[], texts: EngineTexts['option']): { where?: string } {
  return names.length > 0 ? { where: fill(texts.only, { names: names.join(texts.comma) }) } : {};
}

function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
