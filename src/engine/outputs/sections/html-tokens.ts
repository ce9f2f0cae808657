/** A piece of markup, in the order of the text. */
export interface HtmlToken {
  type: 'open' | 'close' | 'text';
  /** The name of a tag, or a text as it is written. */
  value: string;
  /** Of an opening tag, as they are written. */
  attributes: string;
  /** Where it begins. */
  start: number;
}

const piece = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

/** Reads what this build itself has rendered: well-formed, attributes between double quotes, no comments. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const match of html.matchAll(piece)) {
    const [text, slash, name, attributes = ''] = match;
    const start = match.index;
    if (name === undefined) yield { type: 'text', value: text, attributes, start };
    else yield { type: slash ? 'close' : 'open', value: name, attributes, start };
  }
}

const voidElements = new Set(
  'area br col embed hr img input link meta source track wbr'.split(' '),
);

/** Whether nothing closes what a tag opens. */
export function isVoid({ value, attributes }: HtmlToken): boolean {
  return voidElements.has(value) || attributes.endsWith('/');
}

/** The value of an attribute of a tag; undefined where it has none. */
export function attributeOf({ attributes }: HtmlToken, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
}
