import type { Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import type { PageProblem } from '#shared/problem.ts';
import type { OptionFact } from '../../rspack/facts.ts';
import { type OptionIndex, optionId } from '../../rspack/option-names.ts';
import { pageData } from '../compiled-page.ts';
import { textWithCode } from '../text-with-code.ts';
import { visit } from '../visit.ts';
import { firstSentence } from './first-sentence.ts';
import { addAttributes, attributeOf } from './jsx-attributes.ts';

/**
 * Fills in type and default of an option's members, and holds the list to the bundler's own. A
 * member that has no heading on its page has its id here.
 *
 * ```
 * <Properties of="watchOptions"><Property name="poll">…
 *   →   <Property name="poll" type="boolean | number" default="false" id="watchoptionspoll">…
 * ```
 */
export function properties(index: OptionIndex) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Properties') return;
      const of = attributeOf(node, 'of');
      const members = of ? membersOf(of, index) : undefined;
      if (!members) return;
      const problems = members.size === 0 ? [noMembers(of, index)] : fillIn(node, members, file);
      const place = { file: file.path, line: node.position?.start.line ?? 1 };
      pageData(file).problems.push(...problems.map((problem) => ({ ...place, ...problem })));
    });
  };
}

type Members = ReadonlyMap<string, { full: string; option: OptionFact }>;
/** By their names within the option, those of members included: `dataUrlCondition.maxSize`. */
function membersOf(of: string, { byName }: OptionIndex): Members {
  const prefix = `${of}.`;
  const own = [...byName].filter(([name]) => name.startsWith(prefix));
  return new Map(own.map(([full, option]) => [full.slice(prefix.length), { full, option }]));
}

function noMembers(of: string, { byName }: OptionIndex): PageProblem {
  const parents = new Set([...byName.keys()].map((name) => name.replace(/\.?[^.]+$/, '')));
  const [suggestion] = closest(of, [...parents].filter(Boolean));
  return {
    message: byName.has(of) ? `No members in the option \`${of}\`` : `Unknown option \`${of}\``,
    found: `<Properties of="${of}">`,
    expected:
      'the name of an option with members, as its heading has it: watchOptions, Rule.parser',
    ...(suggestion ? { fix: `<Properties of="${suggestion}">` } : {}),
  };
}

/** @returns what is wrong with the list */
function fillIn(list: MdxJsxFlowElementHast, members: Members, file: VFile): PageProblem[] {
  const page = pageData(file);
  const written: string[] = [];
  const problems: PageProblem[] = [];
  for (const row of list.children) {
    if (row.type !== 'mdxJsxFlowElement' || row.name !== 'Property') continue;
    const name = attributeOf(row, 'name');
    const line = row.position?.start.line ?? 1;
    const member = members.get(name);
    if (!member) problems.push({ line, ...unknownMember(name, members) });
    else if (written.includes(name)) problems.push({ line, ...twice(name) });
    else {
      const id = optionId(member.full);
      const hasHeading = page.ids.some((entry) => entry.id === id);
      addAttributes(row, { ...factsOf(member.option), id: hasHeading ? undefined : id });
      page.options[member.full] ??= {
        summary: firstSentence(textWithCode({ ...row, type: 'root' } as Root)),
      };
      if (!hasHeading) page.ids.push({ id, line });
    }
    written.push(name);
  }
  // A wrong name is most often one of those that seem to be left out.
  return problems.length > 0 ? problems : leftOut(written, members);
}

function factsOf({ type, defaults = [] }: OptionFact) {
  const values = new Set(defaults.filter(({ targets }) => !targets).map(({ value }) => value));
  return { type, default: values.size > 0 ? [...values].join(', ') : undefined };
}

function unknownMember(name: string, members: Members): Omit<PageProblem, 'line'> {
  const [suggestion] = closest(name, [...members.keys()]);
  return {
    message: `Unknown member \`${name}\``,
    found: `<Property name="${name}">`,
    expected: `one of ${[...members.keys()].join(', ')}`,
    fix: suggestion ? `<Property name="${suggestion}">` : 'remove it',
  };
}

function twice(name: string): Omit<PageProblem, 'line'> {
  return {
    message: `Duplicate member \`${name}\``,
    found: `<Property name="${name}">`,
    fix: 'remove one of them',
  };
}

/** Members of members may be left to a text of their own. */
function leftOut(written: readonly string[], members: Members): PageProblem[] {
  const missing = [...members.keys()].filter(
    (name) => !name.includes('.') && !written.includes(name),
  );
  // That it has none at all is a problem of its own.
  if (missing.length === 0 || written.length === 0) return [];
  return [
    {
      message: 'Missing members of the option',
      found: written.join(', '),
      expected: [...members.keys()].filter((name) => !name.includes('.')).join(', '),
      fix: missing.map((name) => `<Property name="${name}">…</Property>`).join('\n'),
    },
  ];
}
