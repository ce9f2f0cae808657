// First, because it declares the order of the cascade's layers.
import '#theme/styles/index.css';

import { type ComponentType, createElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { TextProvider, ViewProvider } from '#app/view.tsx';
import type { ServerBundle } from '#shared/server-bundle.ts';
import { Article } from '#theme/article/Article.tsx';
import { NotFound } from '#theme/article/NotFound.tsx';
import { Offline } from '#theme/article/Offline.tsx';
import { Status } from '#theme/article/Status.tsx';
import { Document } from '#theme/Document.tsx';
import { mdxComponents } from '#theme/mdx/index.ts';
import { plainComponents } from '#theme/mdx/plain-components.tsx';
import { type RegionName, regions } from '#theme/regions.ts';
import { staticStringsOf } from '#theme/strings/staticStringsOf.ts';
import { unknownStrings } from '#theme/strings/unknown-strings.ts';
// Behind all other styles.
import '#theme/styles/site.css';

type MdxModule = { default: ComponentType<{ components: typeof mdxComponents }> };

const bodyRenderer =
  (components: typeof mdxComponents): ServerBundle['renderBody'] =>
  (code, site) => {
    const evaluate = new Function(code) as (runtime: object) => MdxModule;
    const { default: Body } = evaluate({ Fragment, jsx, jsxs });
    return withPlainQuotes(
      renderToStaticMarkup(
        <TextProvider site={site}>
          <Body components={components} />
        </TextProvider>,
      ),
    );
  };

/** React escapes quotes in texts as well as in attributes, which alone need it. */
function withPlainQuotes(html: string): string {
  return html.replaceAll(/<(?:"[^"]*"|[^">])*>|&#x27;|&quot;/g, (found) => plain[found] ?? found);
}

const plain: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"' };

const renderBody = bodyRenderer(mdxComponents);
const renderPlainBody = bodyRenderer(plainComponents);

const renderArticle: ServerBundle['renderArticle'] = (input) =>
  renderToStaticMarkup(
    <ViewProvider view={input}>
      <Article {...input} />
    </ViewProvider>,
  );

const renderDocument: ServerBundle['renderDocument'] = (input) => {
  const names = Object.keys(regions) as RegionName[];
  const regionHtml = Object.fromEntries(
    names.map((name) => [
      name,
      renderToString(<ViewProvider view={input}>{createElement(regions[name])}</ViewProvider>, {
        identifierPrefix: `${name}-`,
      }),
    ]),
  ) as Record<RegionName, string>;
  return `<!doctype html>${renderToStaticMarkup(<Document {...input} regionHtml={regionHtml} />)}`;
};

const renderNotFound: ServerBundle['renderNotFound'] = (sites) =>
  sites.map((site) => renderToStaticMarkup(<NotFound site={site} />)).join('');

const renderStatus: ServerBundle['renderStatus'] = (site, status) =>
  renderToStaticMarkup(<Status site={site} status={status} />);

const renderOffline: ServerBundle['renderOffline'] = (site) =>
  renderToStaticMarkup(<Offline site={site} />);

const texts: ServerBundle['texts'] = (site) => staticStringsOf(site);

export {
  renderArticle,
  renderBody,
  renderDocument,
  renderNotFound,
  renderOffline,
  renderPlainBody,
  renderStatus,
  texts,
  unknownStrings,
};
