/** How wide a text is shown: a character that is not Latin counts 3. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Of a character, or of one unit of it: the second half of a pair adds nothing. */
export function characterWidth(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 0xdc00 && code < 0xe000) return 0;
  return code < 0x250 ? 1 : 3;
}
