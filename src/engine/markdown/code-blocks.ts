import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import { pageData } from './compiled-page.ts';
import { parseFenceMeta } from './fence-meta.ts';
import { type Highlight, isLanguage, languageNames } from './highlight.ts';

export interface CodeOptions {
  highlight: Highlight;
  showLineNumbers: boolean;
  defaultWrapCode: boolean;
}

/**
 * Turns fenced code into the theme's component, highlighted.
 *
 * ```
 * <pre><code class="language-js">…   →   <CodeBlock lang="js" title="rspack.config.js" html="<span …" />
 * ```
 */
export function codeBlocks(options: CodeOptions) {
  return async (tree: Root, file: VFile) => {
    const blocks: { index: number; parent: { children: unknown[] }; code: Element }[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      if (code?.type === 'element' && code.tagName === 'code') blocks.push({ index, parent, code });
    });
    await Promise.all(
      blocks.map(async ({ index, parent, code }) => {
        parent.children[index] = await codeBlock(code, file, options);
      }),
    );
  };
}

async function codeBlock(
  node: Element,
  file: VFile,
  { highlight, showLineNumbers, defaultWrapCode }: CodeOptions,
): Promise<ElementContent> {
  const { className } = node.properties;
  const [name] = Array.isArray(className) ? className : [];
  const written = String(name ?? 'language-text').replace('language-', '');
  const { title, highlighted, unknown } = parseFenceMeta(node.data?.meta ?? '');
  const language = isLanguage(written) ? written : 'text';
  const code = textOf(node).replace(/\n$/, '');

  const report = reporter(file, node.position?.start.line ?? 1);
  if (language !== written) report.language(written);
  for (const part of unknown) report.meta(part);
  const lineCount = code.split('\n').length;
  const beyond = highlighted.find((line) => line > lineCount);
  if (beyond !== undefined) report.range(beyond, lineCount);

  const html = await highlight({ code, language, highlighted });
  return component({
    lang: language,
    ...(title === undefined ? {} : { title }),
    html,
    ...(showLineNumbers ? { numbers: 'true' } : {}),
    ...(defaultWrapCode ? { wrap: 'true' } : {}),
  });
}

function component(attributes: Record<string, string>): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

function reporter(file: VFile, line: number) {
  const { problems } = pageData(file);
  const place = { file: file.path, line };
  return {
    language(found: string) {
      const [suggestion = 'text'] = closest(found, languageNames);
      problems.push({
        ...place,
        message: `Code cannot be highlighted as \`${found}\`.`,
        found: `\`\`\`${found}`,
        expected: `one of ${languageNames.join(', ')}`,
        fix: `\`\`\`${suggestion}`,
      });
    },
    meta(found: string) {
      problems.push({
        ...place,
        message: 'A code fence says something that nothing understands.',
        found,
        expected: 'title="file.js" and line ranges such as {1,3-5}',
      });
    },
    range(found: number, count: number) {
      problems.push({
        ...place,
        message: 'A code fence highlights a line that the code does not have.',
        found: `line ${found}`,
        expected: `lines 1 to ${count}`,
      });
    },
  };
}
