import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import type { ProblemText } from '#shared/problem.ts';
import type { OptionFact } from '../../rspack/facts.ts';
import type { OptionIndex } from '../../rspack/option-names.ts';
import { type OptionText, pageData } from '../compiled-page.ts';
import { textWithCode } from '../text-with-code.ts';
import { visit } from '../visit.ts';
import { firstSentence } from './first-sentence.ts';
import { addAttributes, attributeOf } from './jsx-attributes.ts';

/**
 * Fills in type, values and default of an option from the facts.
 *
 * ```
 * <OptionMeta name="bail" />   →   <OptionMeta name="bail" type="boolean" defaults='[{"value":"false"}]' />
 * ```
 */
export function optionMeta({ byName }: OptionIndex) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'OptionMeta') return;
      const name = attributeOf(node, 'name');
      const option = byName.get(name);
      if (!option) {
        const place = { file: file.path, line: node.position?.start.line ?? 1 };
        if (name) pageData(file).problems.push({ ...place, ...unknownOption(name, byName) });
        return;
      }
      addAttributes(node, factsOf(option));
      const below = parent?.children[(index ?? 0) + 1];
      pageData(file).options[name] = {
        ...(below?.type === 'paragraph' ? { summary: firstSentence(textWithCode(below)) } : {}),
        ...statusOf(node),
      };
    });
  };
}

function statusOf(node: MdxJsxFlowElement): OptionText {
  return {
    ...(attributeOf(node, 'stability') === 'experimental' ? { isExperimental: true } : {}),
    ...(attributeOf(node, 'deprecated') ? { isDeprecated: true } : {}),
  };
}

function factsOf({ type, values, defaults, cli }: OptionFact) {
  return {
    type,
    values: values && JSON.stringify(values),
    defaults: defaults && JSON.stringify(defaults),
    cli: cli && JSON.stringify(cli),
  };
}

function unknownOption(name: string, byName: OptionIndex['byName']): ProblemText {
  const [suggestion] = closest(name, [...byName.keys()]);
  return {
    message: `Unknown option \`${name}\``,
    found: `<OptionMeta name="${name}" />`,
    expected: 'the name of an option, as its heading has it: output.publicPath, Rule.test',
    ...(suggestion ? { fix: `<OptionMeta name="${suggestion}" />` } : {}),
  };
}
