import { type SectionContents, sectionContents } from './section-contents.ts';

interface Weight {
  /** Pixels in a column as wide as text gets. */
  wide: number;
  /** The same on a phone of 390 pixels. */
  narrow: number;
}

/**
 * How much room the contents of a section take: what fits best the heights of 441 sections in both
 * languages, as Chromium laid them out. Text was set again so that 956 sections are right on average.
 */
const weights: Readonly<Record<string, Weight>> = {
  text: { wide: 0.65, narrow: 1.46 },
  p: { wide: 43, narrow: 37 },
  li: { wide: 27, narrow: 29 },
  list: { wide: 10, narrow: 6 },
  h3: { wide: 55, narrow: 57 },
  h4: { wide: 48, narrow: 48 },
  summary: { wide: 40, narrow: 40 },
  note: { wide: 25, narrow: 55 },
  tabs: { wide: 20, narrow: 20 },
  code: { wide: 51, narrow: 50 },
  codeTitle: { wide: 24, narrow: 19 },
  line: { wide: 23.3, narrow: 23.5 },
  table: { wide: 15, narrow: 60 },
  row: { wide: 33, narrow: 37 },
  cellText: { wide: 1, narrow: 1.1 },
  picture: { wide: 0.75, narrow: 0.45 },
};

/** The heading itself, and the room below the last block; that above the heading is the section's padding. */
const heading: Weight = { wide: 39, narrow: 33 };

/** How high a section is in the two columns, in CSS pixels. */
export function sectionHeight(section: string): Weight {
  const contents = sectionContents(section);
  return { wide: heightIn('wide', contents), narrow: heightIn('narrow', contents) };
}

function heightIn(column: keyof Weight, contents: SectionContents): number {
  let height = heading[column];
  for (const [part, amount] of contents) height += amount * (weights[part]?.[column] ?? 0);
  return height;
}

// No document may have a `style`: sizes are classes of the stylesheet (`theme/styles/sections.css`).

/** Heights are steps of a fifth: 120, 144, …, 28484 pixels. Four steps lead from one height of `s0`, `s1`, … to the next. */
const heights = Array.from({ length: 31 }, (_, index) => 120 * 1.2 ** index);
export const sizes = heights.filter((_, index) => index % 4 === 0).map(Math.round);

/** How many times as high as that, of the classes `t0`, `t1`, … */
export const steps = Array.from(
  { length: 4 },
  (_, index) => Math.round(1000 * 1.2 ** index) / 1000,
);

/** How many times as high a section is on a phone, of the classes `r0`, `r1`, … */
export const ratios = [1, 1.2, 1.4, 1.6, 1.8, 2];

/** The classes that say about how high a section is: `s3 t0 r3`. */
export function sizeClasses({ wide, narrow }: Weight): string {
  const height = nearest(wide, heights);
  const ratio = nearest(narrow / (heights[height] ?? wide), ratios);
  return `s${Math.floor(height / 4)} t${height % 4} r${ratio}`;
}

/** The place in a list of the number that is nearest. */
function nearest(wanted: number, numbers: readonly number[]): number {
  const distances = numbers.map((number) => Math.abs(number - wanted));
  return distances.indexOf(Math.min(...distances));
}
