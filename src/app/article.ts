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

const listeners: ((article: HTMLElement) => void)[] = [];

/** Calls back whenever another article is shown. */
export function onArticle(listener: (article: HTMLElement) => void): void {
  listeners.push(listener);
}

/**
 * Puts an article in place of the one that is shown.
 *
 * The article stands outside of every React root: it is taken over as the server sent it,
 * whatever a translator or an extension made of it since, and changes here alone.
 */
export function showArticle(html: string): void {
  const article = document.getElementById('article');
  policy ??= createPolicy({ createHTML: (source) => source });
  if (!article) return;
  article.innerHTML = policy.createHTML(html);
  for (const listener of listeners) listener(article);
}

function createPolicy(rules: ArticlePolicy): ArticlePolicy {
  return window.trustedTypes?.createPolicy('article', rules) ?? rules;
}
