import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type Attributes = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>;

/** The text of a component's attribute; empty where there is none. */
export function attributeOf({ attributes }: Attributes, name: string): string {
  const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Gives a component what its author did not write; what is undefined is left out. */
export function addAttributes(
  { attributes }: Attributes,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
}
