import { appIconFile } from '#shared/app-icons.ts';
import { type HeadTag, headTags } from '#shared/head.ts';
import type { DocumentAssets, DocumentInput } from '#shared/server-bundle.ts';
import { escapeAttribute } from '#shared/text.ts';
import { withBase } from '#shared/url.ts';

/**
 * The content of `<head>`, in the order in which a browser wants it.
 *
 * It is written by hand because React sorts the elements of a head as it sees fit. The script
 * that runs before the first paint reads the page's other languages, so it stands below them.
 */
export function headHtml({ page, site, assets }: Omit<DocumentInput, 'article'>): string {
  const { icon, base, darkMode, generatedImages, manifest } = site;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeAttribute(page.headTitle)}</title>`,
    ...headTags(page, site).map(tagHtml),
    ...(icon
      ? [tagHtml({ tag: 'link', attributes: { rel: 'icon', href: withBase(icon, base) } })]
      : []),
    ...(manifest && generatedImages
      ? [
          tagHtml({
            tag: 'link',
            attributes: {
              rel: 'apple-touch-icon',
              href: withBase(appIconFile(generatedImages), base),
            },
          }),
        ]
      : []),
    `<meta name="color-scheme" content="${darkMode ? 'light dark' : 'light'}">`,
    `<script>${assets.inlineScript}</script>`,
    ...assets.styles.map((href) => styleHtml(href, assets)),
    ...(page.styles ?? []).map((href) => styleHtml(href, assets, { 'data-page-style': href })),
    ...assets.scripts.map((source) => `<script defer src="${escapeAttribute(source)}"></script>`),
    `<script defer src="${escapeAttribute(assets.loader)}" data-shell="${escapeAttribute(assets.shell)}" data-parts="${escapeAttribute([...assets.parts, page.siteData].join(' '))}"></script>`,
  ].join('');
}

/** A stylesheet as it stands in the document, so that no paint waits for it; a link where its text is not known. */
function styleHtml(
  href: string,
  { inlineStyles }: Pick<DocumentAssets, 'inlineStyles'>,
  attributes: HeadTag['attributes'] = {},
): string {
  const text = inlineStyles.get(href);
  if (text !== undefined) return `<style${attributesHtml(attributes)}>${text}</style>`;
  return tagHtml({ tag: 'link', attributes: { rel: 'stylesheet', href, ...attributes } });
}

function tagHtml({ tag, attributes }: HeadTag): string {
  return `<${tag}${attributesHtml(attributes)}>`;
}

function attributesHtml(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}
