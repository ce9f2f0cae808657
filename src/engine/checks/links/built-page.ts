import type { OutputFile } from '../../files/output-file.ts';

/** What a built document refers to and can be referred by. */
export interface BuiltPage {
  /** Below the output folder: `guide/react.html`. */
  path: string;
  ids: string[];
  hrefs: string[];
  /** Addresses of pictures. */
  sources: string[];
}

// The documents are React's output: names are lower case, values are quoted, and `<`, `>` and `"`
// in them are escaped. So a pattern reads them as surely as a parser, and faster.
const tag = /<([a-z][a-z0-9-]*)((?:\s+[^\s="'<>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /\s(id|href|src|srcset)="([^"]*)"/g;

/** Reads the documents of a built site. */
export function readBuiltPages(files: readonly OutputFile[]): BuiltPage[] {
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, content }) => ({ path, ...readHtml(String(content)) }));
}

/** Ids, links and pictures of a document, in order. */
export function readHtml(html: string): Omit<BuiltPage, 'path'> {
  const ids: string[] = [];
  const hrefs: string[] = [];
  const sources: string[] = [];
  for (const [, name, attributes = ''] of html.matchAll(tag)) {
    for (const [, key, value = ''] of attributes.matchAll(attribute)) {
      const text = decodeEntities(value);
      if (key === 'id') ids.push(text);
      else if (key === 'href' && name === 'a') hrefs.push(text);
      else if (key === 'src' && name === 'img') sources.push(text);
      // What stands in the document itself is no source.
      else if (key === 'href' && name === 'use' && !text.startsWith('#'))
        sources.push(text.replace(/#.*/, ''));
      else if (key === 'href' && isIcon(name, attributes)) sources.push(text);
    }
  }
  return { ids, hrefs, sources };
}

function isIcon(name: string | undefined, attributes: string): boolean {
  return name === 'link' && /\srel="icon"/.test(attributes);
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
