import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { ProblemText } from '#shared/problem.ts';
import type { Pictures } from '../content/pictures.ts';
import { pageData } from './compiled-page.ts';
import { attributesFrom, flag } from './components/jsx-attributes.ts';
import { findPicture } from './find-picture.ts';
import { pictureProblem } from './picture-problems.ts';

export interface PictureOptions {
  pictures: Pictures;
  base: string;
  /** Whether readers may enlarge them. */
  zoom: boolean;
}

/**
 * Turns pictures into the theme's component: with their size, so that nothing shifts, and with
 * the variant for the dark theme, if one lies beside them. Comes after the links are resolved.
 *
 * ```
 * ![Module graph](/graph.svg "Two chunks")   →   <Picture src="/graph.svg" dark="/graph.dark.svg" width="640"
 *                                                  height="320" alt="Module graph" caption="Two chunks" … />
 * ```
 */
export function pictures(options: PictureOptions) {
  return (tree: Root, file: VFile) => {
    const { problems } = pageData(file);
    const report = (node: Element, problem: ProblemText) =>
      problems.push({ file: file.path, line: node.position?.start.line ?? 1, ...problem });
    replaceIn(tree, { options, report, isInLink: false });
  };
}

interface Context {
  options: PictureOptions;
  report: (node: Element, problem: ProblemText) => void;
  isInLink: boolean;
}

function replaceIn(parent: Parents, context: Context): void {
  for (const [index, child] of parent.children.entries()) {
    const alone = isElement(child, 'p') ? onlyPicture(child) : undefined;
    const image = alone ?? (isElement(child, 'img') ? child : undefined);
    const replacement = image && component(image, { ...context, isFigure: alone !== undefined });
    if (replacement) parent.children[index] = replacement as ElementContent;
    else if (!image && 'children' in child) {
      replaceIn(child, { ...context, isInLink: context.isInLink || isLink(child) });
    }
  }
}

function isElement(node: Nodes, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/** Links, and components that are one. */
function isLink(node: Parents): boolean {
  if (node.type === 'element') return node.tagName === 'a';
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'href');
}

function onlyPicture({ children }: Element): Element | undefined {
  const [only, ...more] = children.filter((node) => node.type !== 'text' || node.value.trim());
  return only && more.length === 0 && isElement(only, 'img') ? only : undefined;
}

/** A picture within a line that is smaller is a sign, and there is nothing more to see in it. */
const smallest = 48;

/** The component in place of a picture; the picture stays what it is if something is wrong with it. */
function component(
  node: Element,
  { options, report, isInLink, isFigure }: Context & { isFigure: boolean },
): MdxJsxFlowElementHast | MdxJsxTextElementHast | undefined {
  const { src, alt, title } = node.properties;
  const picture = findPicture(String(src ?? ''), options);
  const problem = pictureProblem(node, picture, { isFigure });
  if (problem) report(node, problem);
  if (problem || picture.type !== 'measured') return undefined;
  const { width, height } = picture.size;
  const isZoomable = options.zoom && !isInLink && (isFigure || Math.max(width, height) >= smallest);
  const attributes = {
    src: String(src),
    dark: picture.dark,
    alt: String(alt),
    width: String(width),
    height: String(height),
    figure: flag(isFigure),
    caption: title ? String(title) : undefined,
    zoom: flag(isZoomable),
  };
  return {
    type: isFigure ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: 'Picture',
    attributes: attributesFrom(attributes),
    children: [],
  };
}
