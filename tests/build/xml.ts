/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, and that of its CDATA sections; not that of its children. */
  text: string;
}

const token =
  /<\?.*?\?>|<!--.*?-->|<!\[CDATA\[(?<cdata>.*?)\]\]>|<\/(?<end>[\w:.-]+)\s*>|<(?<start>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)|(?<wrong><)/gs;

/** Reads the XML that feeds and sitemaps need, and throws where it is not well-formed. */
export function parseXml(source: string): XmlElement {
  const forbidden = [...source].find((letter) => letter < ' ' && !'\t\r\n'.includes(letter));
  if (forbidden) throw new Error(`A letter that XML cannot have: ${JSON.stringify(forbidden)}`);
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  for (const { groups = {}, index } of source.matchAll(token)) {
    const parent = open.at(-1) as XmlElement;
    const fail = (what: string) => new Error(`${what} in ${source.slice(index, index + 80)}`);
    const { cdata, end, start, attributes = '', empty, text, wrong } = groups;
    if (wrong !== undefined) throw fail('A stray <');
    if (cdata !== undefined) parent.text += cdata;
    if (text !== undefined) parent.text += decode(text);
    if (start !== undefined) {
      const element = {
        name: start,
        attributes: parseAttributes(attributes),
        children: [],
        text: '',
      };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
    if (end !== undefined && open.pop()?.name !== end) throw fail('A tag that closes another');
  }
  const [root, ...others] = document.children;
  const isWhole = open.length === 1 && others.length === 0 && document.text.trim() === '';
  if (!root || !isWhole) throw new Error('The document is not one element.');
  return root;
}

/** The children of an element that have a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the one child of a name. */
export function childText(element: XmlElement, name: string): string {
  const [child, ...others] = childrenOf(element, name);
  if (!child || others.length > 0) {
    throw new Error(`<${element.name}> has ${others.length + (child ? 1 : 0)} times <${name}>.`);
  }
  return child.text;
}

function parseAttributes(written: string): Record<string, string> {
  const attributes = [...written.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  const names = attributes.map(([, name]) => name);
  if (new Set(names).size < names.length) throw new Error(`An attribute twice in ${written}`);
  return Object.fromEntries(attributes.map(([, name, value = '']) => [name, decode(value)]));
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&([^;\s]*;)?/g, (found, name = '') => {
    const entity = entities[name.slice(0, -1)];
    if (entity === undefined) throw new Error(`An entity that XML does not know: ${found}`);
    return entity;
  });
}
