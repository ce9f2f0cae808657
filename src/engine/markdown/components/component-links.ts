import type { Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { articleComponents } from '#shared/article-components.ts';
import { withBase } from '#shared/url.ts';
import { type CompileData, pageData } from '../compiled-page.ts';
import { type LinkOptions, type LinkOrigin, resolveLink } from '../links.ts';
import { visit } from '../visit.ts';

/**
 * Resolves the links and icons among the attributes of components to addresses of the site.
 *
 * ```
 * <Card link="./react.md" icon="hmr">   →   <Card link="/zh/guide/react" icon="/icons/hmr.svg#icon">
 * ```
 */
export function componentLinks(options: LinkOptions & { origin: LinkOrigin }) {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('attributes' in node) || !node.name) return;
      const rules = articleComponents[node.name]?.attributes ?? {};
      const line = node.position?.start.line ?? 1;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const type = rules[attribute.name]?.type;
        if (type === 'link') resolve(attribute, { line, page: pageData(file) });
        if (type === 'icon') draw(attribute, { line, page: pageData(file) });
      }
    });
  };

  function resolve(attribute: MdxJsxAttribute, { line, page }: Place): void {
    const written = String(attribute.value);
    const href = resolveLink(written, options.origin, options);
    page.links.push({ written, href, line });
    attribute.value = href;
  }

  function draw(attribute: MdxJsxAttribute, { line, page }: Place): void {
    const written = String(attribute.value);
    const href = withBase(`/icons/${written}.svg`, options.base);
    page.images.push({ written, href, line });
    attribute.value = `${href}#icon`;
  }
}

interface Place {
  line: number;
  page: CompileData;
}
