import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextProvider } from '#app/view.tsx';
import { Tab } from '../Tabs/Tab.tsx';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';

it.each([
  ['en', 'Package manager'],
  ['zh', '包管理器'],
] as const)('is one group on all pages, with a name (%s)', (lang, name) => {
  const html = renderToStaticMarkup(
    <TextProvider site={{ lang, texts: {} as never }}>
      <PackageManagerTabs>
        <Tab label="npm">npm install</Tab>
      </PackageManagerTabs>
    </TextProvider>,
  );
  expect(html).toContain('data-group="docs-tab:package-manager"');
  expect(html).toContain(`aria-label="${name}"`);
});
