import type { Random } from './random.ts';

/** What means something in a page, a record or a configuration. */
const tokens = [
  ...[
    '---\n',
    '{',
    '}',
    '<',
    '>',
    '/>',
    '`',
    '```\n',
    '```js {1-',
    ':::tip\n',
    ':::\n',
    '::::',
    '|',
    '\n',
    '\t',
  ],
  ...[
    '\u0000',
    '\u2028',
    '\uFEFF',
    '\uD800',
    '\r\n',
    '\\',
    '"',
    "'",
    '#',
    '{#',
    '{#more}',
    '$&',
    '&amp;',
    '<!--',
  ],
  ...[
    '[a](',
    '](/nowhere)',
    '](javascript:alert(1))',
    '![](',
    '[^1]',
    '[a]: b',
    '> [!NOTE]\n',
    '- [ ] ',
    '1. ',
  ],
  ...[
    '<Tabs>',
    '</Tabs>',
    '<Tab label=',
    '<Card {...a} />',
    '<a b={',
    "import a from 'b'\n",
    'export const a = 1\n',
  ],
  ...[
    '{a.b.c}',
    '{throw 1}',
    'a: &a [*a]\n',
    '*a',
    '<<: *a\n',
    '!!js/function',
    '? ',
    ': ',
    '- ',
    'null',
    '[]',
    '{}',
  ],
  ...[
    '__proto__',
    'constructor',
    'NaN',
    '-1',
    '1e999',
    'title:',
    'pageType: home\n',
    'date: 2024-99-99\n',
  ],
  ...[
    'throw null;\n',
    'Promise.reject();\n',
    'await null;\n',
    '() => {}',
    'Symbol()',
    '1n',
    '//',
    '/*',
    '*/',
  ],
];

type Mutation = (text: string, random: Random) => string;

const mutations: Mutation[] = [
  (text, random) => insert(text, random.pick(tokens), random),
  (text, random) => insert(text, random.pick(tokens), random),
  (text, random) =>
    insert(text, random.pick(['[', '>', '*', '{', '(', '<a', '- ']).repeat(3000), random),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => {
    const [start, end] = range(text, random);
    return text.slice(0, start) + text.slice(end);
  },
  (text, random) => {
    const [start, end] = range(text, random);
    return insert(text, text.slice(start, end), random);
  },
  (text, random) => {
    const lines = text.split('\n');
    lines.splice(random.below(lines.length), 1);
    return lines.join('\n');
  },
  (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + String.fromCharCode(random.below(0x250)) + text.slice(at + 1);
  },
  (text) => text.replaceAll('\n', '\r\n'),
];

/** The text with one to three things about it changed; the same for the same chance. */
export function mutate(text: string, random: Random): string {
  const times = 1 + random.below(3);
  return Array.from({ length: times }).reduce<string>(
    (mutated) => random.pick(mutations)(mutated, random),
    text,
  );
}

function insert(text: string, inserted: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at);
}

function range(text: string, random: Random): [number, number] {
  const start = random.below(text.length + 1);
  return [start, start + random.below(80)];
}
