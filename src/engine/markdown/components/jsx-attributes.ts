import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type Attributes = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>;

/** The text of a component's attribute; empty where there is none. */
export function attributeOf({ attributes }: Attributes, name: string): string {
  const found = attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

type AttributeValues = Readonly<Record<string, string | undefined>>;

/** The attributes of a component that the compiler makes; what is undefined is left out. */
export function attributesFrom(values: AttributeValues): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );
}

/** The value of an attribute that is there or not. */
export function flag(isThere: boolean): 'true' | undefined {
  return isThere ? 'true' : undefined;
}

/** Gives a component what its author did not write; what is undefined is left out. */
export function addAttributes({ attributes }: Attributes, values: AttributeValues): void {
  attributes.push(...attributesFrom(values));
}
