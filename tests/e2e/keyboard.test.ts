import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { dist, listFiles, readBuilt } from '../build/built-site.ts';
import { keepForStatus } from '../build/keep-for-status.ts';
import { openHydrated } from './browser.ts';
import { pressButtons, type Walk, walk } from './keyboard-walk.ts';
import { openBuiltSite } from './open-built-site.ts';

const built = openBuiltSite();

/** How controls are told apart: by what they are, and what their style and script know them by. */
function kindsOf(html: string): Set<string> {
  const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const tags = shown.matchAll(/<(?:a|button|input|select|textarea|summary)\b[^>]*>/g);
  const names = /^<\w+|\b(?:class|role|type|tabindex|data-component|popoverTarget)="[^"]*"/g;
  return new Set([...tags].map(([tag]) => (tag.match(names) ?? []).join(' ')));
}

/** Pages that have, together, every kind of control that the site has; few, and short ones. */
async function pagesWithEveryControl(): Promise<string[]> {
  const files = (await listFiles(dist)).filter((file) => /^(?!zh\/).*\.html$/.test(file));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readBuilt(file);
      return { file, kinds: kindsOf(html), size: html.length };
    }),
  );
  const left = new Set(pages.flatMap(({ kinds }) => [...kinds]));
  const chosen: string[] = [];
  while (left.size > 0) {
    const worth = ({ kinds, size }: (typeof pages)[number]) =>
      [...kinds].filter((kind) => left.has(kind)).length / Math.sqrt(size);
    const [best] = pages.sort((a, b) => worth(b) - worth(a));
    if (!best) break;
    for (const kind of best.kinds) left.delete(kind);
    chosen.push(best.file);
  }
  return chosen.map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
}

const still = { reducedMotion: 'reduce' } as const;
const wide = { ...still, viewport: { width: 1280, height: 844 } };
// What only a ground or a shadow shows is gone in forced colors.
const phone = { ...still, viewport: { width: 390, height: 844 }, forcedColors: 'active' } as const;

const everyControl = await pagesWithEveryControl();
const ways: [path: string, device: string, options: BrowserContextOptions][] = [
  ...everyControl.map((path): (typeof ways)[number] => [path, 'wide', wide]),
  ['/zh/', 'phone, forced colors', phone],
  [`/zh${everyControl[0]}`, 'phone, forced colors', phone],
];

const walks: Walk[] = [];
afterAll(async () => {
  if (walks.length < ways.length) return;
  await keepForStatus('keyboard', {
    pages: walks.length,
    controls: walks.reduce((sum, { controls }) => sum + controls, 0),
    problems: walks.flatMap(({ problems }) => problems).length,
  });
});

describe('Tab', () => {
  it.each(ways)(
    'reaches everything on %s (%s), where it is seen',
    async (path, _, options) => {
      const page = await openHydrated(built.browser, built.site.url + path, options);
      onTestFinished(() => page.context().close());
      const walked = await walk(page);
      walks.push(walked);
      expect(walked.controls).toBeGreaterThan(15);
      expect(walked.problems).toEqual([]);
    },
    120_000,
  );

  it('leads back with Shift', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/zh/`, wide);
    onTestFinished(() => page.context().close());
    const { problems } = await walk(page, 'Shift+Tab');
    expect(problems).toEqual([]);
  });
});

describe('Enter', () => {
  it.each(everyControl)(
    'works every button of the article of %s',
    async (path) => {
      const page = await openHydrated(built.browser, built.site.url + path, {
        ...wide,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      onTestFinished(() => page.context().close());
      expect(await pressButtons(page)).toEqual([]);
    },
    120_000,
  );
});
