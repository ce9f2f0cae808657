import type { ThemeRegistrationRaw } from 'shiki';

/**
 * Classes of a token and the TextMate scopes they stand for; the stylesheet gives them their colors.
 * Later entries win where a scope fits two.
 */
const tokenScopes = {
  p: ['punctuation', 'meta.brace', 'keyword.operator'],
  // As plain text, also within a string.
  v: ['variable.parameter', 'variable.language', 'support.variable', 'meta.template.expression'],
  k: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.control',
  ],
  n: ['constant', 'support.constant', 'keyword.other.unit'],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.other.symbol'],
  r: ['string.regexp', 'constant.character.escape'],
  t: [
    'entity.name.type',
    'entity.name.tag',
    'entity.name.class',
    'support.class',
    'support.type.primitive',
    'entity.other.inherited-class',
    'punctuation.definition.tag',
  ],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name'],
  a: [
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'support.type.property-name',
    'variable.other.property',
    'variable.other.object.property',
    'entity.name.tag.yaml',
    'entity.other.attribute-name.class.css',
  ],
  c: ['comment', 'punctuation.definition.comment'],
  x: ['invalid'],
} as const;

type TokenClass = keyof typeof tokenScopes;

const names = Object.keys(tokenScopes) as TokenClass[];

/** The classes of all tokens that are not plain text. */
export const tokenClasses = names.filter((name) => name !== 'v');

/** Encodes a class as a color, which is what the highlighter can carry. */
function colorOf(name: TokenClass): string {
  return `#0000${(names.indexOf(name) + 1).toString(16).padStart(2, '0')}`;
}

const classByColor = new Map(tokenClasses.map((name) => [colorOf(name), name]));

/** The class of a token, by the color that the highlighter gave it; plain text has none. */
export function tokenClass(color: string | undefined): string | undefined {
  return color === undefined ? undefined : classByColor.get(color.toLowerCase());
}

/** A theme whose colors are classes: light and dark are left to the stylesheet. */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...names.map((name) => ({
      scope: [...tokenScopes[name]],
      settings: { foreground: colorOf(name) },
    })),
  ],
};
