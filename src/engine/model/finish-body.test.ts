import { describe, expect, it } from 'vitest';
import { finishBody } from './finish-body.ts';

const texts = {
  outdatedSection: 'OLD',
  untranslatedPage: 'NONE',
  optionMarks: {
    deprecated: 'Deprecated',
    ignored: 'No effect',
    experimental: 'Experimental',
    differs: 'Differs from webpack',
    rspack: 'Only in Rspack',
  },
};
const context = {
  optionHref: (name: string) => (name === 'mode' ? '/config/mode' : undefined),
  isOption: (href: string) => href === '/config/mode',
  optionNote: (name: string) => ({
    marks: name === 'bail' ? (['ignored', 'experimental'] as const).slice() : [],
    ...(name === 'mode' ? { summary: 'a `<` b' } : {}),
  }),
  staleSections: new Set<string>(),
  texts,
};
const body =
  '<p>a</p><h2 id="a"><a class="anchor" href="#a">A</a></h2><p>b</p><h3 id="b">B</h3><p>c</p>';
const said = '<div class="note" data-type="warning"><p>OLD</p></div>';

it('leads options to their headings', () => {
  const html = '<pre><a href="option:mode">mode</a></pre>';
  expect(finishBody(html, context)).toBe('<pre><a href="/config/mode">mode</a></pre>');
});

it('says what options are for', () => {
  const html = '<dd data-summary="mode"></dd><dd data-summary="bail"></dd>';
  expect(finishBody(html, context)).toBe('<dd>a <code>&lt;</code> b</dd>');
});

it('marks options that are something special', () => {
  const html = '<li data-marks="bail"></li><span data-marks="mode"></span>';
  expect(finishBody(html, context)).toBe(
    '<li class="marks"><span class="badge" data-type="danger">No effect</span> ' +
      '<span class="badge" data-type="warning">Experimental</span></li>',
  );
});

it('leads from the list of all options to those that have a heading', () => {
  const html = '<a href="option-row:mode">mode</a><a href="option-row:bail">bail</a>';
  expect(finishBody(html, context)).toBe('<a href="/config/mode">mode</a>bail');
});

it('marks the names of options that have a card, in code and in texts', () => {
  const card = ' data-component="OptionCard"';
  const html = [
    '<pre><a class="t" href="option:mode">mode</a></pre>',
    '<a href="/config/mode"><code>mode</code></a>',
    '<a href="/config/mode">Modes</a>',
    '<a href="/guide/loader"><code>loader</code></a>',
  ];
  expect(finishBody(html.join('\n'), { ...context, hasCards: true }).split('\n')).toEqual([
    `<pre><a class="t" href="/config/mode"${card}>mode</a></pre>`,
    `<a href="/config/mode"${card}><code>mode</code></a>`,
    html[2],
    html[3],
  ]);
});

describe('a section whose original has changed', () => {
  it('says so below its heading', () => {
    const html = finishBody(body, { ...context, staleSections: new Set(['b']) });
    expect(html).toBe(body.replace('</h3>', `</h3>${said}`));
  });

  it('says so at the top, if it has no heading', () => {
    expect(finishBody(body, { ...context, staleSections: new Set(['']) })).toBe(said + body);
  });
});

it('a page that stands in for its translation says so, and in which language it is', () => {
  expect(finishBody(body, { ...context, original: 'en' })).toBe(
    `<div class="note" data-type="warning"><p>NONE</p></div><div lang="en">${body}</div>`,
  );
});
