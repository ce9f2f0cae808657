import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tab } from './Tab.tsx';
import { Tabs } from './Tabs.tsx';

function bundlers(props: { groupId?: string; default?: string; label?: string }): ReactNode {
  return (
    <Tabs {...props}>
      {'\n'}
      <Tab label="Rspack" value="rspack">
        <p>One</p>
      </Tab>
      {'\n'}
      <Tab label="webpack">
        <p>Two</p>
      </Tab>
    </Tabs>
  );
}

it('has every panel in the HTML, each under its label', () => {
  expect(renderToStaticMarkup(bundlers({})).replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
    "<div class="tabs" data-component="Tabs">
    <div class="tab-list" role="tablist" data-needs-script="true">
    <button type="button" role="tab" value="rspack" aria-selected="true" tabindex="0" data-replay="true">Rspack</button>
    <button type="button" role="tab" value="webpack" aria-selected="false" tabindex="-1" data-replay="true">webpack</button>
    </div>
    <div class="tab-panel" data-value="rspack" data-selected="">
    <p class="tab-name">Rspack</p>
    <p>One</p>
    </div>
    <div class="tab-panel" data-value="webpack">
    <p class="tab-name">webpack</p>
    <p>Two</p>
    </div>
    <tab-choice>
    </tab-choice>
    </div>"
  `);
});

it('selects the default, and the first tab where there is no such tab', () => {
  const selected = (preset: string) => {
    const html = renderToStaticMarkup(bundlers({ default: preset }));
    return [
      /value="(\w+)" aria-selected="true" tabindex="0"/.exec(html)?.[1],
      /data-value="(\w+)" data-selected=""/.exec(html)?.[1],
    ];
  };
  expect(selected('webpack')).toEqual(['webpack', 'webpack']);
  expect(selected('vite')).toEqual(['rspack', 'rspack']);
});

it('names its group as the choice is remembered, and itself', () => {
  const html = renderToStaticMarkup(bundlers({ groupId: 'bundler', label: 'Bundler' }));
  expect(html).toContain('data-group="docs-tab:bundler"');
  expect(html).toContain('role="tablist" aria-label="Bundler"');
});

it('shows nothing where it has no tabs', () => {
  expect(renderToStaticMarkup(<Tabs />)).not.toContain('tab-panel');
});
