import type { Element, ElementContent, Nodes, Parents, Root, Text } from 'hast';
import { termPattern } from '../content/records/avoided-terms.ts';
import type { GlossaryTerm, GlossaryTerms } from './glossary-terms.ts';
import { type LinkOptions, type LinkOrigin, resolveLink } from './links.ts';
import { visit } from './visit.ts';

export interface TermOptions {
  /** Absent where a page has no glossary to lead to. */
  glossary: GlossaryTerms | undefined;
  origin: LinkOrigin;
  links: LinkOptions;
}

/** Terms that a page links, so that its prose stays calm; no paragraph links more than one. */
const most = 6;

/**
 * Leads from the first use of a glossary's term in a page's prose to what it means.
 *
 * ```
 * <p>The chunk is loaded.   →   <p>The <a class="term" href="/guide/glossary#chunk"
 *                               data-component="Term" title="A group of modules …">chunk</a> is loaded.
 * ```
 *
 * Comes last: what pages are searched and compared by does not know of these links.
 */
export function termLinks({ glossary, origin, links }: TermOptions) {
  return (tree: Root) => {
    if (!glossary || glossary.path === origin.path) return;
    const hrefOf = ({ id }: GlossaryTerm) => resolveLink(`${glossary.path}#${id}`, origin, links);
    const written = writtenLinks(tree);
    const open = new Set(
      glossary.entries.filter(
        (term) =>
          term.definition && !term.explainedOn.includes(origin.path) && !written.has(hrefOf(term)),
      ),
    );
    const find = createFinder(glossary.entries, open);
    let count = 0;
    for (const paragraph of paragraphs(tree)) {
      if (count === most) return;
      const term = linkFirst(paragraph, { find, hrefOf });
      if (!term) continue;
      open.delete(term);
      count += 1;
    }
  };
}

function writtenLinks(tree: Root): Set<unknown> {
  const hrefs = new Set<unknown>();
  visit(tree, 'element', ({ properties }) => {
    hrefs.add(properties.href);
  });
  return hrefs;
}

interface FoundTerm {
  term: GlossaryTerm;
  start: number;
  end: number;
}

type Find = (text: string) => FoundTerm | undefined;

/** Finds the first open term of a text. Words of all terms are tried, so that none is found inside of a longer one. */
function createFinder(entries: readonly GlossaryTerm[], open: ReadonlySet<GlossaryTerm>): Find {
  const words = entries
    .flatMap((term) => term.words.map((word) => ({ word, term })))
    .sort((a, b) => b.word.length - a.word.length);
  const pattern = new RegExp(
    words.map(({ word }) => `(${termPattern(word).source})`).join('|'),
    'gu',
  );
  return (text) => {
    for (const { 0: found, index: start, ...groups } of text.matchAll(pattern)) {
      const place = words.findIndex((_, group) => groups[group + 1] !== undefined);
      const term = words[place]?.term;
      if (term && open.has(term)) return { term, start, end: start + found.length };
    }
    return undefined;
  };
}

/** Components whose content is prose of the page. */
const around = ['Container', 'Steps', 'Tab', 'Tabs'];

/** Paragraphs and list items, in order. */
function* paragraphs(parent: Parents): Generator<Element> {
  for (const node of parent.children) {
    if (!('children' in node) || !mayHoldProse(node)) continue;
    if (node.type === 'element' && /^(?:p|li)$/.test(node.tagName)) yield node;
    yield* paragraphs(node);
  }
}

function mayHoldProse(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement') return around.includes(node.name ?? '');
  if (node.type !== 'element') return false;
  return ['p', 'ul', 'ol', 'li', 'blockquote'].includes(node.tagName) && !isFacts(node);
}

/** A list of facts is looked up, not read. */
function isFacts({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('facts');
}

const stress = ['em', 'strong', 'del'];

/** Links the first open term among the words of a paragraph itself. */
function linkFirst(
  parent: Element,
  options: { find: Find; hrefOf: (term: GlossaryTerm) => string },
): GlossaryTerm | undefined {
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'element' && stress.includes(node.tagName)) {
      const term = linkFirst(node, options);
      if (term) return term;
    }
    const found = node.type === 'text' ? options.find(node.value) : undefined;
    if (node.type !== 'text' || !found) continue;
    parent.children.splice(index, 1, ...linked(node, found, options.hrefOf(found.term)));
    return found.term;
  }
  return undefined;
}

function linked({ value }: Text, { term, start, end }: FoundTerm, href: string): ElementContent[] {
  const text = (from: number, to?: number): Text => ({
    type: 'text',
    value: value.slice(from, to),
  });
  const properties = {
    className: ['term'],
    href,
    dataComponent: 'Term',
    title: term.definition,
  };
  const link: Element = { type: 'element', tagName: 'a', properties, children: [text(start, end)] };
  return [text(0, start), link, text(end)];
}
