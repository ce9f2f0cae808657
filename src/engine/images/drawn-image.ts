import { hashOf } from '../files/cache.ts';

/** A picture that `npm run og` draws. */
export interface DrawnImage {
  /** Site path: `/images/pages/guide/react.png`. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows: the content of a document's body, styled by `imageStyles`. */
  html: string;
}

/** Changes with all that a picture shows. */
export function imageHash({ html, width, height }: DrawnImage): string {
  return hashOf(imageStyles, titleSizes, html, width, height);
}

/** The family that the font files of `scripts/og/fonts` have in `imageStyles`. */
export const imageFont = 'Pictures';

/** The color behind everything. */
export const ground = '#fdfcfa';

/** Of titles, in pixels, with the lines that they may have: the first that fits is taken. */
export const titleSizes: [size: number, lines: number][] = [
  [108, 1],
  [92, 1],
  [80, 2],
  [70, 2],
  [60, 2],
  [52, 3],
];

/** The look of all pictures: few colors without gradients, so that a file is small. */
export const imageStyles = `
  * { box-sizing: border-box; margin: 0; }
  body { font-family: ${imageFont}; -webkit-font-smoothing: antialiased; }
  .card {
    position: relative; display: flex; flex-direction: column; inline-size: 1200px; block-size: 630px;
    padding: 64px 72px 60px; overflow: hidden; background: ${ground}; color: #221b15;
  }
  .card > :not(.mark) { position: relative; }
  .brand { display: flex; align-items: center; gap: 16px; font-size: 36px; font-weight: 700; }
  .brand svg { inline-size: 52px; block-size: 52px; }
  .version { color: #7a6f66; font-weight: 400; }
  .title { margin-block: auto; max-inline-size: 700px; }
  .section { margin-block-end: 14px; color: #b8431a; font-size: 32px; font-weight: 700; }
  h1 { line-height: 1.16; letter-spacing: -0.015em; text-wrap: balance; }
  :lang(zh-CN) h1 { line-height: 1.28; letter-spacing: 0; word-break: keep-all; }
  .about { max-inline-size: 660px; color: #6b6058; font-size: 26px; line-height: 1.45; text-wrap: balance; }
  .whole { white-space: nowrap; }
  .mark { position: absolute; inset: -36px -204px auto auto; inline-size: 660px; }
  .mark svg { display: block; inline-size: 100%; block-size: auto; }
  .icon { display: grid; place-items: center; inline-size: 100vw; block-size: 100vh; }
  .icon svg { inline-size: var(--share); block-size: var(--share); }
  .icon[data-ground] { background: ${ground}; }
`;
