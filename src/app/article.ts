import { whenIdle } from './scheduling.ts';

/** Turns the site's own build output into markup; the only thing in the page that may. */
interface ArticlePolicy {
  createHTML: (html: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: ArticlePolicy) => ArticlePolicy };
  }
}

let policy: ArticlePolicy | undefined;
/** The article that a reader may be about to open; parsed as soon as there was time. */
let prepared: { html: string; content?: DocumentFragment } | undefined;

const listeners: ((article: HTMLElement) => void)[] = [];

/** Calls back whenever another article is shown. */
export function onArticle(listener: (article: HTMLElement) => void): void {
  listeners.push(listener);
}

/** Parses an article before it is asked for, when the browser has nothing better to do. */
export async function prepareArticle(html: string): Promise<void> {
  if (prepared?.html === html) return;
  const ahead: typeof prepared = { html };
  prepared = ahead;
  await whenIdle();
  if (prepared === ahead) ahead.content = parse(html);
}

/**
 * Puts an article in place of the one that is shown.
 *
 * The article stands outside of every React root: it is taken over as the server sent it,
 * whatever a translator or an extension made of it since, and changes here alone.
 */
export function showArticle(html: string): void {
  const article = document.getElementById('article');
  const content = (prepared?.html === html && prepared.content) || parse(html);
  prepared = undefined;
  if (!article) return;
  article.replaceChildren(content);
  for (const listener of listeners) listener(article);
}

/** Nothing in it is loaded, or run, before it is shown. */
function parse(html: string): DocumentFragment {
  policy ??= createPolicy({ createHTML: (source) => source });
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

function createPolicy(rules: ArticlePolicy): ArticlePolicy {
  return window.trustedTypes?.createPolicy('article', rules) ?? rules;
}
