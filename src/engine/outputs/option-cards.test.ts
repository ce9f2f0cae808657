import { expect, it } from 'vitest';
import { type OptionCard, optionCardsPath } from '#shared/option-card.ts';
import { buildSite, testTexts } from '../test-site.ts';
import { optionCard } from './option-cards.ts';

it('say what is known of an option, and where it holds', () => {
  const option = {
    path: 'devtool',
    type: `'${'a'.repeat(200)}'`,
    values: ['1', '2', '3', '4', '5', '6', '7', '8'],
    defaults: [
      { value: 'false' },
      { value: "'eval'", modes: ['development' as const], targets: ['web'] },
    ],
    cli: [{ value: "'source-map'", command: 'build' as const }],
    source: 'schema' as const,
  };
  const note = {
    marks: ['differs' as const],
    summary: 'Chooses `maps`.',
    difference: 'See [this](/guide/a).',
  };
  const card = optionCard({ name: 'devtool', option, note }, testTexts);
  expect(card.type).toHaveLength(160);
  expect({ ...card, type: '' }).toEqual({
    name: 'devtool',
    type: '',
    marks: [{ text: 'Differs', tone: 'info' }],
    facts: [
      {
        label: 'Values',
        values: [
          ...['1', '2', '3', '4', '5', '6'].map((code) => ({ code })),
          { code: '', where: '2 more' },
        ],
      },
      {
        label: 'Default',
        values: [{ code: 'false' }, { code: "'eval'", where: '(development, target web)' }],
      },
      {
        label: 'CLI default',
        values: [{ code: "'source-map'", where: '(rspack\u00a0build)' }],
      },
    ],
    text: 'Chooses `maps`.',
    difference: 'See this.',
  } satisfies OptionCard);
});

it('stand in a file beside each page that documents options', async () => {
  const options = { '/config/mode': ['mode'], '/config/other': ['bail'] };
  const site = await buildSite(
    {
      'index.md': '---\ntitle: Home\npageType: home\n---\n',
      'config/mode.mdx':
        '---\ntitle: mode\n---\n\n## mode {#mode}\n\n<OptionMeta name="mode" />\n\nSets it. Twice.\n',
      'config/other.md': '---\ntitle: Other\n---\n\n### bail {#bail}\n',
    },
    {
      documents: {
        options,
        commands: '/config/other',
        hooks: '/config/other',
        loaderContext: '/config/other',
        exports: ['/config/other'],
      },
    },
  );
  const cardsAt = (route: string) => JSON.parse(site.text(optionCardsPath(route).slice(1)));
  expect(cardsAt('/config/mode')).toMatchObject({
    more: 'More in mode',
    cards: {
      // For links to the page, and to its heading.
      '': { name: 'mode', text: 'Sets it.' },
      mode: { name: 'mode', text: 'Sets it.' },
    },
  });
  expect(Object.keys(cardsAt('/zh/config/other').cards)).toEqual(['bail']);
  expect(site.files.filter(({ path }) => path.endsWith('.options.json'))).toHaveLength(4);
});
