/** How many colors there are for people. */
const tones = 4;

/**
 * Two letters for a name: of two words, parts or humps, else its first two.
 *
 * `Zack Jackson` → `ZJ`, `h-a-n-a` → `HA`, `JSerFeng` → `JF`, `hardfist` → `HA`
 */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s\-_.]+|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
  const [first = '', second = ''] = parts;
  const letters = second ? [...first].slice(0, 1).concat([...second][0] ?? '') : [...first];
  return letters.slice(0, 2).join('').toUpperCase();
}

/** The number of a name's color: always the same one. */
export function toneOf(name: string): number {
  const sum = [...name.toLowerCase()].reduce((hash, letter) => {
    return (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  }, 7);
  return sum % tones;
}
