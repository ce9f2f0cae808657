import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import type { ProblemText } from '#shared/problem.ts';
import type { OptionFact } from '../../rspack/facts.ts';
import type { OptionIndex } from '../../rspack/option-names.ts';
import { pageData } from '../compiled-page.ts';
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
      if (below?.type === 'paragraph')
        pageData(file).summaries[name] = firstSentence(textOf(below));
    });
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
