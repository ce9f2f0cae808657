import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { type PageId, pageData } from './compiled-page.ts';
import { visit } from './visit.ts';

/**
 * Keeps old ids of a page working: an invisible anchor at the heading that took their place.
 *
 * ```
 * { "outputpath": "path" }   <h2 id="path">…   →   <h2 id="path"><span id="outputpath"></span>…
 * { "output": "" }           <p>…              →   <span id="output"></span><p>…
 * ```
 *
 * Comes after all that gives ids or reads text. What the page has by itself gets no second element,
 * and what leads nowhere gets none; a check reports both.
 *
 * @param newIds by old ones; empty for the top of the page
 */
export function aliases(newIds: Readonly<Record<string, string>>) {
  return (tree: Root, file: VFile) => {
    const { ids } = pageData(file);
    const elements = elementsById(tree);
    const lines = new Map(ids.map(({ id, line }) => [id, line]));
    // Each is inserted at the front, so the last one goes first.
    for (const [id, newId] of Object.entries(newIds).reverse()) {
      const target = newId === '' ? tree : elements.get(newId);
      if (!target || elements.has(id)) continue;
      target.children.unshift(marker(id));
      const entry: PageId = { id, line: lines.get(newId) ?? 1, alias: true };
      ids.push(entry);
    }
  };
}

/** Where each id's alias would stand: in the element itself, in a row's first cell. */
function elementsById(tree: Root): Map<string, Element> {
  const elements = new Map<string, Element>();
  visit(tree, 'element', (node) => {
    if (typeof node.properties.id === 'string') elements.set(node.properties.id, placeIn(node));
  });
  return elements;
}

function placeIn(node: Element): Element {
  if (node.tagName !== 'tr') return node;
  return node.children.find((child) => child.type === 'element') ?? node;
}

function marker(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id }, children: [] };
}
