import { expect, it } from 'vitest';
import { renderIn } from '../../mdx/test-render.tsx';
import { LicenseNote } from './LicenseNote.tsx';

const note = <LicenseNote source="https://webpack.js.org/configuration/" />;
const textOf = (html: string) => html.replaceAll(/<.*?>/g, '');

it('is one line with the source and its license, in both languages', () => {
  expect(textOf(renderIn('en', note))).toBe(
    'Parts of this page follow the webpack documentation, published under CC BY 4.0.',
  );
  expect(textOf(renderIn('zh', note))).toBe(
    '本页部分内容参考 webpack 文档，原文以 CC BY 4.0 协议发布。',
  );
});

it('links both', () => {
  const html = renderIn('en', note);
  expect(html).toContain('href="https://webpack.js.org/configuration/"');
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
});
