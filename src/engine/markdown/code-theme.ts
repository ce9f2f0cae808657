import type { ThemeRegistrationRaw } from 'shiki';

/**
 * Classes of a token and the TextMate scopes they stand for; the stylesheet gives them their colours.
 * Later entries win where a scope fits two.
 */
const tokenScopes = {
  p: ['punctuation', 'meta.brace', 'keyword.operator'],
  v: ['variable.parameter', 'variable.language', 'support.variable'],
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
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
  x: ['invalid'],
} as const;

type TokenClass = keyof typeof tokenScopes;

const classes = Object.keys(tokenScopes) as TokenClass[];

/** Stands for a class where the highlighter wants a colour. */
function colourOf(name: TokenClass): string {
  return `#0000${(classes.indexOf(name) + 1).toString(16).padStart(2, '0')}`;
}

const classByColour = new Map(classes.map((name) => [colourOf(name), name]));

/** The class of a token, by the colour that the highlighter gave it; plain text has none. */
export function tokenClass(colour: string | undefined): string | undefined {
  return colour === undefined ? undefined : classByColour.get(colour.toLowerCase());
}

/** A theme whose colours are classes: light and dark are left to the stylesheet. */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...classes.map((name) => ({
      scope: [...tokenScopes[name]],
      settings: { foreground: colourOf(name) },
    })),
  ],
};
