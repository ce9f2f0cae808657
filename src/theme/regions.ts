import type { ComponentType } from 'react';
import { Bar } from './components/Bar/Bar.tsx';
import { LocalBar } from './components/LocalBar/LocalBar.tsx';
import { Notices } from './components/Notices/Notices.tsx';
import { Outline } from './components/Outline/Outline.tsx';
import { PageFooter } from './components/PageFooter/PageFooter.tsx';
import { Search } from './components/Search/Search.tsx';
import { Sidebar } from './components/Sidebar/Sidebar.tsx';
import { SiteFooter } from './components/SiteFooter/SiteFooter.tsx';

/**
 * The parts of the shell, each a React root of its own around the article.
 *
 * Every page has the elements of all of them; a part with nothing to show renders `null`.
 */
export const regions = {
  bar: Bar,
  'local-bar': LocalBar,
  sidebar: Sidebar,
  outline: Outline,
  'page-footer': PageFooter,
  'site-footer': SiteFooter,
  notices: Notices,
  search: Search,
} satisfies Record<string, ComponentType>;

export type RegionName = keyof typeof regions;
