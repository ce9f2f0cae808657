import { createContext, type ReactNode, use } from 'react';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';

/** What a region shows: the page that is open, and the site in that page's language. */
export interface View {
  page: PageInfo;
  site: SiteData;
}

/** What the words of the interface depend on. */
export type TextSite = Pick<SiteData, 'lang' | 'texts'>;

const ViewContext = createContext<View | undefined>(undefined);
const TextContext = createContext<TextSite | undefined>(undefined);

export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  return (
    <ViewContext value={view}>
      <TextProvider site={view.site}>{children}</TextProvider>
    </ViewContext>
  );
}

/** For articles, which are rendered without the page around them. */
export function TextProvider({ site, children }: { site: TextSite; children: ReactNode }) {
  return <TextContext value={site}>{children}</TextContext>;
}

/** The open page and its site, for every component of a region. */
export function useView(): View {
  return provided(use(ViewContext), 'useView');
}

/** The language, and the texts that the site's configuration replaces. */
export function useTextSite(): TextSite {
  return provided(use(TextContext), 'useTextSite');
}

function provided<Value>(value: Value | undefined, hook: string): Value {
  if (!value) throw new Error(`${hook}() is called outside of its provider.`);
  return value;
}
