/** How a text is sent, the best first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The best encoding that both client and server support; undefined for none.
 *
 * @param accepted the header `Accept-Encoding`: `br;q=0.5, gzip, *;q=0`
 */
export function preferredEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return encodings
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .at(0);
}

/**
 * Whether a client has what would be sent.
 *
 * @param header `If-None-Match`: `*`, or a list of tags, which count as the same if only one is weak
 */
export function isKnown(tag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((known) => known.replace(/^W\//, '') === tag);
}
