import { findWords } from './search-words.ts';

/** Name of the highlight, which the stylesheet knows. */
const name = 'search';

/** Marks words in the article that is shown; no markup changes. Nothing happens where browsers cannot. */
export function highlightWords(words: readonly string[]): void {
  const article = document.getElementById('article');
  if (!('highlights' in CSS) || !article) return;
  CSS.highlights.delete(name);
  const ranges = rangesOf(words, article);
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
}

function rangesOf(words: readonly string[], article: Element): StaticRange[] {
  const nodes = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const ranges: StaticRange[] = [];
  for (let node = nodes.nextNode(); node && words.length > 0; node = nodes.nextNode()) {
    for (const [startOffset, endOffset] of findWords(node.nodeValue ?? '', words)) {
      const place = { startContainer: node, startOffset, endContainer: node, endOffset };
      ranges.push(new StaticRange(place));
    }
  }
  return ranges;
}
