/** Sorts characters as they are spoken. */
const { compare } = new Intl.Collator('zh-u-co-pinyin');

/** Every sixteenth of all characters: enough to tell sounds apart. */
const sample = [...Array(1312).keys()].map((index) => String.fromCharCode(0x4e00 + 16 * index));

/** At most so many stand between characters of one syllable, or of those most like it. */
const near = 6;

/** Whether two characters are spoken alike: 存 and 村. */
export function soundAlike(one: string, other: string): boolean {
  const isBetween = (middle: string) => compare(middle, one) < 0 !== compare(middle, other) < 0;
  return sample.filter(isBetween).length <= near;
}
