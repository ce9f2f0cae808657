import type { SiteConfig } from '#config/schema/site.ts';
import { commands } from '../rspack/facts/commands.ts';
import { exports } from '../rspack/facts/exports.ts';
import { hooks } from '../rspack/facts/hooks.ts';
import { loaderContext } from '../rspack/facts/loader-context.ts';
import { options } from '../rspack/facts/options.ts';
import type {
  CommandFact,
  ExportFact,
  HookFact,
  LoaderMemberFact,
  OptionFact,
} from '../rspack/facts.ts';
import { optionId, optionName } from '../rspack/option-names.ts';
import { optionPage } from '../rspack/option-page.ts';

export type DocumentedKind = 'options' | 'commands' | 'hooks' | 'loaderContext' | 'exports';

/** Something of the bundler that has a heading on a page. */
export interface Documented {
  kind: DocumentedKind;
  /** The text of its heading: `output.path`, `--watch`, `compiler.hooks.emit`, `this.async`. */
  name: string;
  /** Id of that heading. */
  id: string;
  /** Paths of the pages of which one has it; none where no page is meant to. */
  pages: string[];
}

/** Every option, command, hook, member and export that has to be documented. */
export interface BundlerFacts {
  options: readonly OptionFact[];
  commands: readonly CommandFact[];
  hooks: readonly HookFact[];
  loaderContext: readonly LoaderMemberFact[];
  exports: readonly ExportFact[];
}

export const bundlerFacts: BundlerFacts = { options, commands, hooks, loaderContext, exports };

type Pages = NonNullable<SiteConfig['documents']>;

/** What the pages of a site have to document of the bundler, each name once. */
export function documented(facts: BundlerFacts, pages: Pages): Documented[] {
  const { options, commands, hooks, loaderContext, exports } = pages;
  const all = [
    ...(options ? facts.options.map((option) => ofOption(option, options)) : []),
    ...(commands ? facts.commands.flatMap((command) => ofCommand(command, commands)) : []),
    ...(hooks ? facts.hooks.map((hook) => item('hooks', nameOfHook(hook), [hooks])) : []),
    ...(loaderContext
      ? facts.loaderContext.map(({ name }) =>
          item('loaderContext', `this.${name}`, [loaderContext]),
        )
      : []),
    ...(exports ? facts.exports.map((fact) => item('exports', nameOfExport(fact), exports)) : []),
  ];
  return [...new Map(all.map((entry) => [`${entry.kind} ${entry.name}`, entry])).values()];
}

function ofOption(option: OptionFact, pages: NonNullable<Pages['options']>): Documented {
  const name = optionName(option.path);
  const page = optionPage(option, pages);
  return { kind: 'options', name, id: optionId(name), pages: page ? [page] : [] };
}

function nameOfHook({ owner, name }: HookFact): string {
  return `${lowerFirst(owner)}.hooks.${name}`;
}

function nameOfExport({ name, kind }: ExportFact): string {
  return kind === 'type' ? `type ${name}` : name;
}

function ofCommand({ name, flags }: CommandFact, page: string): Documented[] {
  const command = `rspack ${name}`;
  return [
    { kind: 'commands', name: command, id: command.replace(' ', '-'), pages: [page] },
    ...flags.map((flag): Documented => {
      const id = flag.name.replace(/^-+/, '').toLowerCase();
      return { kind: 'commands', name: flag.name, id, pages: [page] };
    }),
  ];
}

function item(kind: DocumentedKind, name: string, pages: string[]): Documented {
  return { kind, name, id: optionId(name), pages };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
