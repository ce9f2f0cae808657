import type { LocaleCode } from '#shared/locale.ts';
import type { EngineTexts } from '#shared/server-bundle.ts';
import { escapeHtml } from '#shared/text.ts';
import { resolveOptionLinks } from '../markdown/code/option-links.ts';
import type { OptionHref } from './option-pages.ts';

/** What a page's text cannot know by itself. */
export interface BodyContext {
  optionHref: OptionHref;
  /** What an option is for, by its name. */
  optionSummary: (name: string) => string | undefined;
  /** Ids of sections whose original has changed since they were translated; empty for the text above the first heading. */
  staleSections: ReadonlySet<string>;
  /** The language of a page that stands in for its translation. */
  original?: LocaleCode | undefined;
  texts: Pick<EngineTexts, 'outdatedSection' | 'untranslatedPage'>;
}

/** The HTML of a page's text, with the parts that need the whole site: option links, notes on stale sections. */
export function finishBody(
  body: string,
  { optionHref, optionSummary, staleSections, original, texts }: BodyContext,
): string {
  const linked = withSummaries(resolveOptionLinks(body, optionHref), optionSummary);
  if (original) {
    return `${notice(texts.untranslatedPage)}<div lang="${original}">${linked}</div>`;
  }
  return staleSections.size === 0 ? linked : withNotices(linked, staleSections, texts);
}

const summaryPlace = /<dd data-summary="([^"]*)"><\/dd>/g;

function withSummaries(body: string, summaryOf: BodyContext['optionSummary']): string {
  return body.replace(summaryPlace, (_, name: string) => {
    const summary = summaryOf(name);
    return summary === undefined ? '' : `<dd>${escapeHtml(summary)}</dd>`;
  });
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
