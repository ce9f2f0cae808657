/**
 * Facts of Rspack 0.5.9: options, commands, hooks, loader context, exports. The data are in `facts/`, one
 * file for each kind, written by `npm run facts` from the installed packages; never edited by hand.
 */

export type Mode = 'production' | 'development' | 'none';

/** A default, and where it holds. */
export interface OptionDefault {
  /** As a configuration would write it: `'auto'`, `true`, `['...']`; `undefined` where nothing is set. */
  value: string;
  /** Only in these modes; absent: in all. */
  modes?: Mode[];
  /** Only for these targets; absent: for every target that no other entry of the option names. */
  targets?: string[];
}

/** What a command of `@rspack/cli` makes of an option that the configuration leaves out. */
export interface CliDefault {
  value: string;
  /** Only for this command; absent: for `build` and `serve` alike. */
  command?: 'build' | 'serve';
}

export interface OptionFact {
  /**
   * Where it stands in a configuration, keys joined by dots. `[]` is any element of an array and
   * `*` any key of the author's choice: `output.publicPath`, `module.rules[].test`, `entry.*.import`.
   */
  path: string;
  /** As TypeScript would write it, on one line: `string | (() => string)`. */
  type: string;
  /** The literals that are allowed, as they are written: `'source-map'`, `false`. Absent where the type says enough. */
  values?: string[];
  /** Absent where the bundler has none. */
  defaults?: OptionDefault[];
  /** Absent where the command line changes nothing. */
  cli?: CliDefault[];
  /** The source: the schema, the type declarations, or the schema of webpack-dev-server 4. */
  source: 'schema' | 'types' | 'webpack-dev-server';
}

export interface HookFact {
  /** The class whose `hooks` have it: `Compiler`. */
  owner: string;
  name: string;
  /** Its class: `AsyncSeriesHook`. */
  kind: string;
  /** Names of what a tapped function is given, in order. */
  args: string[];
}

export interface FlagFact {
  /** With its dashes: `--config`. */
  name: string;
  /** Other spellings, with their dashes: `-c`. */
  aliases: string[];
  /** `boolean`, `string`, `number`, `array`, or `boolean | string`; values follow those that are not boolean. */
  type: string;
  /** As the help prints it. */
  description: string;
  choices?: string[];
  default?: string;
}

/** A value that a command takes by its place. */
export interface PositionalFact {
  /** `dir`. */
  name: string;
  type: string;
  description: string;
  required: boolean;
}

export interface CommandFact {
  /** `build`. */
  name: string;
  /** Other names: `b`, `bundle`. */
  aliases: string[];
  /** Whether `rspack` without a command is this one. */
  isDefault: boolean;
  description: string;
  /** Absent where it takes none. */
  positionals?: PositionalFact[];
  /** Sorted by name; `--help` and `--version` are of every command. */
  flags: FlagFact[];
}

export interface ExportFact {
  /** As it is reached from the package: `HtmlRspackPlugin`, `container.ModuleFederationPlugin`. */
  name: string;
  /** Types exist in declarations alone. */
  kind: 'class' | 'function' | 'object' | 'value' | 'type';
}

/** A member of `this` in a loader. */
export interface LoaderMemberFact {
  name: string;
  /** As the declarations write it, on one line. */
  type: string;
}
