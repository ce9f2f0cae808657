import type { Code } from 'mdast';
import type { ProseBlock } from './prose-block.ts';

const slashes = 'js jsx ts tsx mjs cjs javascript typescript json5 jsonc rust scss less'.split(' ');
const blocks = [...slashes, 'css'];
const tags = 'html vue svelte xml'.split(' ');
const hashes = 'sh bash shell yaml yml toml'.split(' ');

/** Comments of a code sample, one block of prose per line. */
export function commentsOf({ lang, value, position }: Code): ProseBlock[] {
  const patterns = patternsOf(lang ?? '');
  const firstLine = (position?.start.line ?? 0) + 1;
  return value.split('\n').flatMap((source, index) => {
    const text = patterns
      .map((pattern) => pattern.exec(source)?.groups?.text?.trim())
      .find((comment) => comment && !isForMachines(comment));
    if (!text) return [];
    return [{ type: 'comment', spans: [{ type: 'text', text, line: firstLine + index }] }];
  });
}

/** `@type {…}`, `webpackChunkName: "sum"`, `[!code ++]` */
function isForMachines(text: string): boolean {
  return /^(?:@|webpack[A-Z]|\[!code )/.test(text);
}

// A mark counts at the start of a line or after a space: `https://` and `#app` are code.
function patternsOf(lang: string): RegExp[] {
  return [
    ...(slashes.includes(lang) ? [/(?:^|\s)\/\/\s(?<text>.*)/] : []),
    ...(blocks.includes(lang) ? [/(?:^|\s)\/\*+\s(?<text>.*?)\*\//] : []),
    ...(tags.includes(lang) ? [/<!--\s(?<text>.*?)-->/] : []),
    ...(hashes.includes(lang) ? [/(?:^|\s)#\s(?<text>.*)/] : []),
  ];
}
