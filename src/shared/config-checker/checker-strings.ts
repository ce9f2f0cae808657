import type { ChangeKind } from './text-change.ts';
import type { VerdictMessage, VerdictStatus } from './verdict.ts';

/** Words of the checker of configurations. Code in sentences stands between backticks. */
export interface CheckerStrings {
  /** Name of the whole. */
  name: string;
  /** Label of the field for the text. */
  label: string;
  /** In the empty field. */
  placeholder: string;
  /** Below it: where the text goes. */
  privacy: string;
  /** In place of the checker, where no script runs. */
  withoutScript: string;
  /** Buttons that fill in an example, open a file, and empty the field. */
  tryWebpack: string;
  tryRspack: string;
  open: string;
  clear: string;
  /** While a text is being checked. */
  checking: string;
  /** Where the script could not be loaded. */
  failed: string;
  /** Where nothing in the text is a configuration. */
  notFound: string;
  /** Read out when a text was checked. `{count}`: how many parts need attention. */
  summary: string;
  /** In place of that, where nothing needs attention. */
  fine: string;
  /** Of a text that cannot be parsed. `{line}`, `{column}`: numbers; `{message}`: by the parser, in English. */
  syntax: string;
  /** Name of the buttons that choose what is listed, for screen readers. */
  filter: string;
  /** Before the number of a line. `{line}`: the number. */
  line: string;
  /** Link to the documentation of an option. */
  docs: string;
  statuses: Record<VerdictStatus, string>;
  /** Sentences. `{name}`, `{found}`, `{expected}`, `{instead}`: code. */
  messages: Record<
    VerdictMessage | 'missing' | 'ignored' | 'deprecated' | 'differs' | 'same',
    string
  >;
  /** Heading over what to change. */
  migrated: string;
  /** Below it. */
  migratedHint: string;
  /** What a change does. `{name}`: code. */
  changes: Record<ChangeKind, string>;
  /** Behind a change that readers may leave out. */
  optional: string;
  copy: string;
  copied: string;
  /** Where the browser does not let a page copy. */
  selected: string;
}
