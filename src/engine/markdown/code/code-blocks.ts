import path from 'node:path';
import type { ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { OptionIndex } from '../../rspack/option-names.ts';
import { pageData } from '../compiled-page.ts';
import { attributesFrom, flag } from '../components/jsx-attributes.ts';
import { visit } from '../visit.ts';
import { type CodeLine, codeLines } from './code-lines.ts';
import { reportFence } from './code-problems.ts';
import { sampleOf } from './code-sample.ts';
import { blockCode, type Fence, readFence } from './fence.ts';
import { type Highlight, isLanguage, type Language } from './highlight.ts';
import { optionLinks } from './option-links.ts';
import type { CodeLink } from './token-html.ts';

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
      const code = blockCode(node);
      if (!code || !parent || index === undefined) return;
      const fence = readFence(code, file);
      reportFence(fence, file);
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

async function codeBlock(
  fence: Fence,
  { highlight, options, showLineNumbers, defaultWrapCode }: CodeOptions,
): Promise<ElementContent> {
  const { lang, meta } = fence;
  const lines = codeLines(fence);
  const links = linksOf(fence, lines, options);
  const html = await highlight({
    language: grammarOf(fence),
    lines: lines.map((line, index) => ({
      ...line,
      ...(links[index] ? { links: links[index] } : {}),
    })),
  });
  return component({
    lang: isLanguage(lang) ? lang : 'text',
    title: meta.title,
    html,
    numbers: flag(meta.lineNumbers ?? showLineNumbers),
    wrap: flag(meta.wrap ?? defaultWrapCode),
    focus: flag(lines.some(({ kinds }) => kinds.includes('focused'))),
  });
}

/** What the code is written in; of a diff, what the file is written in that it changes. */
function grammarOf({ lang, meta }: Fence): Language {
  const name = lang === 'diff' ? path.extname(meta.title ?? '').slice(1) : lang;
  const grammar = name.replace(/^[cm](?=[jt]s$)/, '').replace(/^yml$/, 'yaml');
  return isLanguage(grammar) ? grammar : 'text';
}

/** The options in a configuration, by line. */
function linksOf(fence: Fence, lines: readonly CodeLine[], options: OptionIndex): CodeLink[][] {
  const { lang } = fence;
  if (!sampleOf(fence).isConfig || (lang !== 'js' && lang !== 'ts')) return [];
  // Of what goes and what comes, only the latter is sure to be a program with the rest.
  const now = lines.map(({ text, kinds }) =>
    kinds.includes('removed') ? ' '.repeat(text.length) : text,
  );
  const links = optionLinks(now.join('\n'), lang, options);
  let end = -1;
  return now.map((text) => {
    const start = end + 1;
    end = start + text.length;
    return links
      .filter((link) => link.start >= start && link.end <= end)
      .map((link) => ({ ...link, start: link.start - start, end: link.end - start }));
  });
}

function component(values: Parameters<typeof attributesFrom>[0]): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributesFrom(values),
    children: [],
  };
}
