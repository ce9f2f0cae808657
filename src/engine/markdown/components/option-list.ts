import type { Root } from 'mdast';
import type { OptionFact } from '../../rspack/facts.ts';
import type { OptionIndex } from '../../rspack/option-names.ts';
import { visit } from '../visit.ts';
import { addAttributes } from './jsx-attributes.ts';

/** A line of the list. Its link and description are filled in when all pages are compiled. */
export interface OptionRow {
  name: string;
  type: string;
  /** All of a type that is longer than its column. */
  whole?: string;
  /** The default in most targets and modes; the option's own heading has the others. */
  default: string;
}

/**
 * Fills in all options that the bundler has.
 *
 * ```
 * <OptionList />   →   <OptionList options='[{"name":"bail","type":"boolean","default":"false"},…]' />
 * ```
 */
export function optionList({ byName }: OptionIndex) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'OptionList') return;
      const rows = [...byName].map(([name, option]) => rowOf(name, option));
      addAttributes(node, { options: JSON.stringify(rows) });
    });
  };
}

function rowOf(name: string, { type, defaults = [] }: OptionFact): OptionRow {
  const values = new Set(defaults.filter(({ targets }) => !targets).map(({ value }) => value));
  const shown = short(type);
  return {
    name,
    type: shown,
    ...(shown === type ? {} : { whole: type }),
    default: short([...values].join(', ')),
  };
}

/** A line of a list has room for so many letters of code. */
const room = 32;

function short(code: string): string {
  return code.length > room ? `${code.slice(0, room - 1)}…` : code;
}
