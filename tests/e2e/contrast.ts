import type { Page } from 'playwright-core';

/** A color of text, and what is painted below it: each on the one before it. */
export type Pair = [text: string, ...grounds: string[]];

/**
 * How text stands out from its ground, as WCAG measures it: from 1 to 21.
 *
 * @param pairs colors as style sheets write them, in the theme of the page
 */
export async function contrasts(page: Page, pairs: readonly Pair[]): Promise<number[]> {
  const painted = await page.evaluate(paint, pairs);
  return painted.map(([text = [], ground = []]) => {
    const [darker = 0, lighter = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  });
}

/** The bytes of each text and ground, when the browser has painted one on the other. */
function paint(pairs: readonly Pair[]): number[][][] {
  const probe = document.body.appendChild(document.createElement('i'));
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const pixelAfter = (color: string) => {
    probe.style.color = '';
    probe.style.color = color;
    if (!canvas || !probe.style.color) throw new Error(`${color} is no color.`);
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const found = pairs.map(([text, ...grounds]) => {
    const ground = grounds.map(pixelAfter).at(-1) ?? [];
    return [pixelAfter(text), ground];
  });
  probe.remove();
  return found;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(bytes: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
