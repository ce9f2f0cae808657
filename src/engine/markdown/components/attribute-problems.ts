import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { AttributeRule, ComponentRule } from '#shared/article-components.ts';
import { closest } from '#shared/closest.ts';
import type { ProblemText } from '#shared/problem.ts';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = JsxElement['attributes'][number];

/** What is wrong with the attributes of a component; the wrong ones are taken out of it. */
export function attributeProblems(
  node: JsxElement,
  name: string,
  rule: ComponentRule,
): ProblemText[] {
  const missing = missingAttributes(node, name, rule);
  const checked = node.attributes.map((attribute) => ({
    attribute,
    problem: attributeProblem(attribute, name, rule),
  }));
  node.attributes = checked.filter(({ problem }) => !problem).map(({ attribute }) => attribute);
  return [...checked.flatMap(({ problem }) => problem ?? []), ...missing];
}

function attributeProblem(
  node: Attribute,
  name: string,
  rule: ComponentRule,
): ProblemText | undefined {
  if (node.type !== 'mdxJsxAttribute') return codeFault(name, '{…}');
  if (node.value && typeof node.value === 'object') return codeFault(name, `${node.name}={…}`);
  const attribute = { name: node.name, value: node.value ?? undefined };
  const known = Object.hasOwn(rule.attributes, node.name)
    ? rule.attributes[node.name]
    : chosenAttribute(node.name, rule);
  return known
    ? valueProblem(name, attribute, known)
    : unknownAttribute(name, attribute, Object.keys(rule.attributes));
}

/** A name that an author may choose, unless it is one of the component's own that is misspelled. */
function chosenAttribute(name: string, { others, attributes }: ComponentRule) {
  const isMisspelt = closest(name, Object.keys(attributes)).length > 0;
  return others?.names.test(name) && !isMisspelt ? others.rule : undefined;
}

function codeFault(name: string, written: string): ProblemText {
  return {
    message: 'Code as an attribute',
    found: `<${name} ${written}>`,
    expected: 'a text between quotes',
  };
}

interface Written {
  name: string;
  /** Absent for a name without a value. */
  value: string | undefined;
}

function print({ name, value }: Written): string {
  return value === undefined ? name : `${name}="${value}"`;
}

function unknownAttribute(name: string, attribute: Written, known: readonly string[]): ProblemText {
  const [suggestion] = closest(attribute.name, known);
  return {
    message: `Unknown attribute \`${attribute.name}\` of \`${name}\``,
    found: `<${name} ${print(attribute)}>`,
    expected: known.length > 0 ? `one of ${known.join(', ')}` : 'no attributes',
    fix: suggestion ? print({ ...attribute, name: suggestion }) : 'remove it',
  };
}

function valueProblem(
  name: string,
  attribute: Written,
  rule: AttributeRule,
): ProblemText | undefined {
  const expected = expectation(rule, attribute.value);
  if (expected === undefined) return undefined;
  const [suggestion] = rule.type === 'choice' ? closest(attribute.value ?? '', rule.of) : [];
  return {
    message: `Invalid attribute \`${attribute.name}\` of \`${name}\``,
    found: `<${name} ${print(attribute)}>`,
    expected,
    ...(suggestion ? { fix: print({ ...attribute, value: suggestion }) } : {}),
  };
}

/** Patterns of text attributes, and their descriptions in messages. */
const forms: Partial<Record<AttributeRule['type'], [RegExp, string]>> = {
  words: [/\S/, 'a text'],
  text: [/\S/, 'a text'],
  version: [/^\d+\.\d+(?:\.\d+)?$/, 'a version such as 0.5.0'],
  link: [
    /^(?:https?:\/\/|mailto:|\/(?!\/)|#|\.\.?\/)\S*$/,
    'a path such as /guide/react, or a full address with https://',
  ],
  icon: [/^[a-z][a-z\d-]*$/, 'the name of a file in public/icons/, without its ending'],
};

/** What a value should have been; `undefined` where it is right. */
function expectation(rule: AttributeRule, value: string | undefined): string | undefined {
  if (rule.type === 'flag') {
    return value === undefined ? undefined : 'the name alone, without a value';
  }
  if (rule.type === 'choice') {
    return rule.of.includes(value ?? '') ? undefined : `one of ${rule.of.join(', ')}`;
  }
  const [form, words] = forms[rule.type] ?? [];
  return form?.test(value ?? '') ? undefined : words;
}

function missingAttributes(node: JsxElement, name: string, rule: ComponentRule): ProblemText[] {
  const { attributes, oneOf } = rule;
  const written = node.attributes.map((entry) => ('name' in entry ? entry.name : ''));
  const isSilent = oneOf && !oneOf.some((attribute) => written.includes(attribute));
  const missing = Object.entries(attributes)
    .filter(([attribute, { required }]) => required && !written.includes(attribute))
    .map(([attribute]) => ({
      message: `Missing attribute \`${attribute}\` of \`${name}\``,
      found: `<${name}>`,
      expected: `<${name} ${attribute}="…">`,
    }));
  return isSilent ? [...missing, noneOf(name, oneOf)] : missing;
}

function noneOf(name: string, oneOf: readonly string[]): ProblemText {
  return {
    message: `Missing attributes of \`${name}\``,
    found: `<${name}>`,
    expected: `at least one of ${oneOf.join(', ')}`,
  };
}
