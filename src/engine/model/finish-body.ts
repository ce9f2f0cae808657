import type { LocaleCode } from '#shared/locale.ts';
import { markTones } from '#shared/option-card.ts';
import type { EngineTexts } from '#shared/server-bundle.ts';
import { escapeHtml } from '#shared/text.ts';
import { resolveOptionLinks } from '../markdown/code/option-links.ts';
import type { OptionNote } from './option-notes.ts';
import type { OptionPlaces } from './option-pages.ts';

/** What a page's text cannot know by itself. */
export interface BodyContext extends OptionPlaces {
  /** What is said of an option, by its name. */
  optionNote: (name: string) => OptionNote;
  /** Whether the names of options show what they are on demand. */
  hasCards?: boolean;
  /** Ids of sections whose original has changed since they were translated; empty for the text above the first heading. */
  staleSections: ReadonlySet<string>;
  /** The language of a page that stands in for its translation. */
  original?: LocaleCode | undefined;
  texts: Pick<EngineTexts, 'outdatedSection' | 'untranslatedPage' | 'optionMarks'>;
}

/** The HTML of a page's text, with the parts that need the whole site: option links, notes on stale sections. */
export function finishBody(body: string, context: BodyContext): string {
  const { optionNote, staleSections, original, texts } = context;
  const finished = withMarks(withSummaries(withOptionLinks(body, context), optionNote), context);
  if (original) {
    return `${notice(texts.untranslatedPage)}<div lang="${original}">${finished}</div>`;
  }
  return staleSections.size === 0 ? finished : withNotices(finished, staleSections, texts);
}

/** What the theme's script looks for. */
const cardMark = ' data-component="OptionCard"';

/** A line of the list of all options. */
const rowPlace = /<a href="option-row:([^"]+)">(.*?)<\/a>/g;

/** Links to options in code, and in texts where the name itself is the link. */
function withOptionLinks(body: string, { optionHref, isOption, hasCards }: BodyContext): string {
  const listed = body.replace(rowPlace, (_, name: string, text: string) => {
    const href = optionHref(name);
    return href === undefined ? text : `<a href="${href}">${text}</a>`;
  });
  if (!hasCards) return resolveOptionLinks(listed, optionHref);
  const marked = listed.replace(/<a href="([^"]+)"(?=><code\b)/g, (link, href: string) =>
    isOption(href) ? link + cardMark : link,
  );
  return resolveOptionLinks(marked, optionHref, cardMark);
}

const summaryPlace = /<dd data-summary="([^"]*)"><\/dd>/g;

function withSummaries(body: string, noteOf: BodyContext['optionNote']): string {
  return body.replace(summaryPlace, (_, name: string) => {
    const { summary } = noteOf(name);
    return summary === undefined ? '' : `<dd>${codeHtml(summary)}</dd>`;
  });
}

const markPlace = /<(li|span) data-marks="([^"]*)"><\/\1>/g;

/** What options are in a word: badges, or nothing. */
function withMarks(body: string, { optionNote, texts }: BodyContext): string {
  return body.replace(markPlace, (_, tag: string, name: string) => {
    const badges = optionNote(name).marks.map(
      (mark) =>
        `<span class="badge" data-type="${markTones[mark]}">${texts.optionMarks[mark]}</span>`,
    );
    return badges.length > 0 ? `<${tag} class="marks">${badges.join(' ')}</${tag}>` : '';
  });
}

/** The HTML of a text that has code between backticks. */
function codeHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

const heading = /<h([2-6]) id="([^"]*)".*?<\/h\1>/g;

function withNotices(
  body: string,
  stale: ReadonlySet<string>,
  { outdatedSection }: BodyContext['texts'],
): string {
  const said = notice(outdatedSection);
  const below = body.replace(heading, (html, _level, id: string) =>
    stale.has(id) ? html + said : html,
  );
  return stale.has('') ? said + below : below;
}

function notice(text: string): string {
  return `<div class="note" data-type="warning"><p>${text}</p></div>`;
}
