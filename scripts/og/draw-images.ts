import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type DrawnImage, imageFont, imageStyles, titleSizes } from '#engine/images/drawn-image.ts';
import { ensureChromium } from '../browser.mjs';
import { readPng, writePalettePng } from './png.ts';

/** Draws pictures one after another; each is given as soon as it is drawn. */
export async function drawImages(
  images: readonly DrawnImage[],
  onImage: (image: DrawnImage, png: Buffer) => Promise<void>,
): Promise<void> {
  const browser = await launch();
  try {
    const page = await openCanvas(browser);
    for (const image of images) await onImage(image, await draw(page, image));
  } finally {
    await browser.close();
  }
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    // Colored edges of letters would be colors of their own.
    args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
}

/** A page without anything but the look and the fonts. */
async function openCanvas(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(`<style>${await fontFaces()}${imageStyles}</style>`);
  await page.evaluate(async (family) => {
    for (const weight of [400, 700]) await document.fonts.load(`${weight} 16px ${family}`, 'A');
  }, imageFont);
  return page;
}

async function draw(page: Page, { html, width, height }: DrawnImage): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.evaluate(fill, { html, sizes: titleSizes });
  const png = await page.screenshot({ omitBackground: true });
  return writePalettePng(readPng(png));
}

/** Runs in the page: shows a picture, and its title as large as fits. */
function fill({ html, sizes }: { html: string; sizes: typeof titleSizes }): void {
  document.body.innerHTML = html;
  const title = document.querySelector('h1');
  if (!title) return;
  // Chinese is broken between its words alone.
  if (title.closest(':lang(zh)')) {
    const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(title.innerText);
    title.innerHTML = [...words].map(({ segment }) => segment).join('<wbr>');
  }
  for (const [size, most] of sizes) {
    title.style.fontSize = `${size}px`;
    const lines = title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight);
    if (title.scrollWidth <= title.clientWidth && lines < most + 0.5) return;
  }
}

const fonts = { 400: 'NotoSansSC-Regular.woff2', 700: 'NotoSansSC-Bold.woff2' };

/** The fonts lie in the repository, so that pictures look the same on every machine. */
async function fontFaces(): Promise<string> {
  const faces = Object.entries(fonts).map(async ([weight, name]) => {
    const file = await readFile(path.join(import.meta.dirname, 'fonts', name), 'base64');
    return `@font-face{font-family:${imageFont};font-weight:${weight};src:url(data:font/woff2;base64,${file})}`;
  });
  return (await Promise.all(faces)).join('');
}
