import { findWords } from './search-words.ts';

/** Name of the highlight, which the stylesheet knows. */
const name = 'search';

/** Marks words in the article that is shown; no markup changes. Nothing happens where browsers cannot. */
export function highlightWords(words: readonly string[]): void {
  const article = document.getElementById('article');
  if (!('highlights' in CSS) || !article) return;
  CSS.highlights.delete(name);
  const ranges = words.length > 0 ? rangesOf(words, article) : [];
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
}

function rangesOf(words: readonly string[], article: Element): StaticRange[] {
  return runsOf(article).flatMap((run) =>
    findWords(run.map(({ data }) => data).join(''), words).map(([start, end]) => {
      const [startContainer, startOffset] = placeIn(run, start, 1);
      const [endContainer, endOffset] = placeIn(run, end, 0);
      return new StaticRange({ startContainer, startOffset, endContainer, endOffset });
    }),
  );
}

/** Texts that are read as one: the name of an option in a heading is in pieces, so that it can be broken. */
function runsOf(article: Element): Text[][] {
  const nodes = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const runs: Text[][] = [];
  let heading: Element | null | undefined;
  for (let node = nodes.nextNode() as Text; node; node = nodes.nextNode() as Text) {
    const around = node.parentElement?.closest('.anchor');
    if (around && around === heading) runs.at(-1)?.push(node);
    else runs.push([node]);
    heading = around;
  }
  return runs;
}

/** Where an offset into a run is; one between two texts is the end of the first or the start of the second. */
function placeIn(run: readonly Text[], offset: number, room: 0 | 1): [Text, number] {
  let rest = offset;
  for (const node of run) {
    if (rest + room <= node.length) return [node, rest];
    rest -= node.length;
  }
  throw new RangeError(`${offset}`);
}
