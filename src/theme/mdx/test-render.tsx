// Only for tests.

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TextProvider } from '#app/view.tsx';
import type { LocaleCode } from '#shared/locale.ts';

/** The HTML of a component in a language. */
export function renderIn(lang: LocaleCode, children: ReactNode): string {
  return renderToStaticMarkup(<TextProvider site={{ lang, texts: {} }}>{children}</TextProvider>);
}
