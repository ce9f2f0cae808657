import { expect, it } from 'vitest';
import type { LinedEntry } from '../content/records/config-diff-schema.ts';
import type { OptionText } from '../markdown/compiled-page.ts';
import { optionNotes } from './option-notes.ts';
import type { CompiledSource } from './site.ts';

const page = (lang: string, options: Record<string, OptionText>) =>
  ({ source: { lang, version: '' }, compiled: { options } }) as CompiledSource;
const entry = (status: LinedEntry['status'], ...options: string[]): LinedEntry => ({
  options,
  status,
  en: 'No effect.',
  zh: '不起作用。',
  line: 1,
});

const notes = optionNotes(
  [
    page('en', { mode: { summary: 'Sets it.' }, bail: { isExperimental: true } }),
    page('zh', { mode: { summary: '设置。' } }),
  ],
  { entries: [entry('ignored', 'bail', 'amd')] },
);
const inLanguage = (lang: 'en' | 'zh') => notes({ lang, version: '' });

it('are what the page of the language says', () => {
  expect(inLanguage('en')('mode')).toEqual({ summary: 'Sets it.', marks: [] });
  expect(inLanguage('zh')('mode')).toEqual({ summary: '设置。', marks: [] });
});

it('mark what differs from webpack, and what is experimental', () => {
  expect(inLanguage('en')('bail')).toEqual({
    marks: ['ignored', 'experimental'],
    difference: 'No effect.',
  });
  expect(inLanguage('zh')('bail')).toEqual({ marks: ['ignored'], difference: '不起作用。' });
});

it('are empty for what nobody speaks of', () => {
  expect(inLanguage('en')('nothing')).toEqual({ marks: [] });
});
