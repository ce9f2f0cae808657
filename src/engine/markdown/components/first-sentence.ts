/** Up to the first full stop that ends a sentence, in either language; without line breaks. */
export function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /^.*?(?:。|\.(?=\s|$))/.exec(line)?.[0] ?? line;
}
