import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import type { OptionIndex } from '../bundler/option-names.ts';
import { pageData, type Sample } from './compiled-page.ts';
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';
import { type Highlight, isLanguage, languageNames } from './highlight.ts';
import { optionLinks } from './option-links.ts';

export interface CodeOptions {
  highlight: Highlight;
  /** Options that keys in configurations lead to. */
  options: OptionIndex;
  showLineNumbers: boolean;
  defaultWrapCode: boolean;
}

/**
 * Turns fenced code into the theme's component, highlighted, and collects it as samples.
 *
 * ```
 * <pre><code class="language-js">…   →   <CodeBlock lang="js" title="rspack.config.js" html="<span …" />
 * ```
 */
export function codeBlocks(options: CodeOptions) {
  return async (tree: Root, file: VFile) => {
    const blocks: { index: number; parent: { children: unknown[] }; fence: Fence }[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const fence = readFence(code, file);
      report(fence, file);
      pageData(file).samples.push(sampleOf(fence));
      blocks.push({ index, parent, fence });
    });
    await Promise.all(
      blocks.map(async ({ index, parent, fence }) => {
        parent.children[index] = await codeBlock(fence, options);
      }),
    );
  };
}

/** A fence as it is written. */
interface Fence {
  lang: string;
  code: string;
  meta: FenceMeta;
  /** Of the fence itself. */
  line: number;
  /** Of the code's first line. */
  codeLine: number;
}

function readFence(node: Element, file: VFile): Fence {
  const { className } = node.properties;
  const [name] = Array.isArray(className) ? className : [];
  const start = node.position?.start;
  const line = start?.line ?? 1;
  const isFenced = /^(?:`{3}|~{3})/.test(
    String(file).slice(start?.offset, (start?.offset ?? 0) + 3),
  );
  return {
    lang: String(name ?? 'language-text').replace('language-', ''),
    code: textOf(node).replace(/\n$/, ''),
    meta: parseFenceMeta(node.data?.meta ?? ''),
    line,
    codeLine: pageData(file).quotedLines.get(line) ?? (isFenced ? line + 1 : line),
  };
}

/** Configuration files by their names: `rspack.config.js`, `shop/rspack.config.prod.ts`. */
const configFile = /(?:^|\/)rspack\.(?:[\w-]+\.)*config\.(?:[\w-]+\.)*[cm]?[jt]s$/;

/** Languages in which a configuration is run past the bundler. */
const checked = new Set(['js', 'ts', 'diff']);

function sampleOf({ lang, code, codeLine, meta }: Fence): Sample {
  const { title, nocheck, file } = meta;
  return {
    lang,
    code,
    line: codeLine,
    isConfig: meta.config === true || configFile.test(title ?? ''),
    ...(title === undefined ? {} : { title }),
    ...(nocheck === undefined ? {} : { nocheck }),
    ...(file === undefined ? {} : { file }),
  };
}

async function codeBlock(
  fence: Fence,
  { highlight, options, showLineNumbers, defaultWrapCode }: CodeOptions,
): Promise<ElementContent> {
  const { lang, code, meta } = fence;
  const language = isLanguage(lang) ? lang : 'text';
  const { isConfig } = sampleOf(fence);
  const isScript = language === 'js' || language === 'ts';
  const links = isConfig && isScript ? optionLinks(code, language, options) : [];
  const block = { code, language, highlighted: meta.highlighted };
  const html = await highlight(links.length > 0 ? { ...block, links } : block);
  return component({
    lang: language,
    ...(meta.title === undefined ? {} : { title: meta.title }),
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

function report({ lang, code, line, meta }: Fence, file: VFile) {
  const { problems } = pageData(file);
  const place = { file: file.path, line };
  if (!isLanguage(lang)) {
    const [suggestion = 'text'] = closest(lang, languageNames);
    problems.push({
      ...place,
      message: `Code cannot be highlighted as \`${lang}\`.`,
      found: `\`\`\`${lang}`,
      expected: `one of ${languageNames.join(', ')}`,
      fix: `\`\`\`${suggestion}`,
    });
  }
  for (const found of meta.unknown) {
    problems.push({
      ...place,
      message: 'A code fence says something that nothing understands.',
      found,
      expected:
        'title="file.js", line ranges such as {1,3-5}, config, nocheck="reason", file="examples/…"',
    });
  }
  if (meta.nocheck?.trim() === '') {
    problems.push({
      ...place,
      message: 'A sample is not checked, and nothing says why.',
      found: 'nocheck',
      expected: 'a reason that a reader of the source understands',
      fix: 'nocheck="webpack, for comparison"',
    });
  }
  if (configFile.test(meta.title ?? '') && !checked.has(lang) && meta.nocheck === undefined) {
    problems.push({
      ...place,
      message: 'A configuration is written in a language in which nobody checks it.',
      found: `\`\`\`${lang} title="${meta.title}"`,
      expected: 'js, ts or diff; or nocheck="reason"',
      fix: `\`\`\`js title="${meta.title}"`,
    });
  }
  const lineCount = code.split('\n').length;
  const beyond = meta.highlighted.find((highlighted) => highlighted > lineCount);
  if (beyond !== undefined) {
    problems.push({
      ...place,
      message: 'A code fence highlights a line that the code does not have.',
      found: `line ${beyond}`,
      expected: `lines 1 to ${lineCount}`,
    });
  }
}
