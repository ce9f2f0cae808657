import type { BenchmarkFigure } from '#shared/benchmarks.ts';
import type { CheckerStrings } from '#shared/config-checker/checker-strings.ts';
import type { OptionMark } from '#shared/option-card.ts';
import type { PeerFigure } from '#shared/peers.ts';
import type { Covered } from '#shared/status.ts';

/** The words that only the build says: of articles, and of the document around the shell. */
export interface StaticStrings {
  /** First link of every page, seen on keyboard focus: jumps over the navigation. */
  skipToContent: string;
  /** Group of an overview page for what is in no other. */
  others: string;
  /** Before the date of a blog post, for screen readers. */
  published: string;
  /** On the home page, before the title of the newest post. */
  latestPost: string;
  /** Beside the date of a post: link to the list of all posts. */
  allPosts: string;
  /** How long a post takes to read. `{minutes}`: a number. */
  readingTime: string;
  /** On the list of posts, before the formats of its feed. */
  subscribe: string;
  /** Notice after a first visit was sent to the reader's language. */
  redirected: string;
  /** The same, for who would rather have read the language of the address. `{language}`: the name of the other one. */
  redirectedTo: string;
  /** Link of that notice, back to the language of the address. `{language}`: its own name. */
  redirectedBack: string;
  /** Below the number 404. */
  pageNotFound: string;
  /** Link of the 404 page to the home page. */
  takeMeHome: string;
  /** Heading over the pages whose address is most like the one that leads nowhere. */
  closestPages: string;
  /** Titles of boxes whose author gave none. */
  containerTitles: Record<ContainerType, string>;
  /** On pictures. */
  picture: PictureStrings;
  /** Button that puts a page's Markdown into the clipboard. */
  copyPage: string;
  /** In its place, for two seconds after that. */
  pageCopied: string;
  /** Link to a page's Markdown. */
  viewMarkdown: string;
  /** Above the lists for programs. `{link}`: a link with the name of the file. */
  forPrograms: { options: string; allPages: string };
  /** Of the page about the build. */
  status: StatusStrings;
  /** Of the page where readers save the site. */
  offline: OfflineStrings;
  /** Said to screen readers when the address of a heading was copied. */
  linkCopied: string;
  /** In a section whose original has changed since it was translated. */
  outdatedSection: string;
  /** On a page that stands in for its translation. */
  untranslatedPage: string;
  /** Heads of the table of what a build emitted. */
  emitted: { file: string; size: string };
  /** Around a comparison of bundlers. */
  benchmark: BenchmarkStrings;
  /** Of this site beside those that other generators make. */
  peers: PeerStrings;
  /** Name of the tabs that show a command for npm, yarn, …; for screen readers. */
  packageManager: string;
  /** Buttons of a block of code, which have icons only. */
  code: CodeStrings;
  /** Below the heading of an option. */
  option: OptionStrings;
  /** What an option is, beside its name. */
  optionMarks: Record<OptionMark, string>;
  /** Leads from what is shown of an option on demand to its heading. `{page}`: the title of the page. */
  optionMore: string;
  /** What version badges show, and say on demand. */
  badge: BadgeStrings;
  /** What became of an API, and in which version. */
  history: HistoryStrings;
  /** Heads of the table of what is deprecated: its name, what became of it, and what replaces it. */
  deprecations: DeprecationStrings;
  /** Before the name of a folder in a file tree, for screen readers. */
  folder: string;
  /** Around tables of what works with the bundler. */
  compat: CompatStrings;
  /** Of the checker of configurations. */
  checker: CheckerStrings;
  /** Below a text that follows another one. `{source}`: a link with the words of `webpackDocs`; `{license}`: CC BY 4.0. */
  licenseNote: string;
  /** What webpack's documentation is called in that line. */
  webpackDocs: string;
  /** Name of the groups of pages on an overview page. */
  overview: string;
}

/** Of the page where readers save the site. `{language}`: what the language of the page calls itself. */
export interface OfflineStrings {
  title: string;
  description: string;
  introduction: string;
  /** How what is saved stays up to date. */
  update: string;
  withoutScript: string;
  /** In place of a page that is not saved, above the rest. */
  missing: string;
  /** Button below that: tries that page again. */
  reload: string;
  /** Buttons. Saving again is how what is saved is brought up to date by hand. */
  save: string;
  saveAgain: string;
  remove: string;
  /** Name of the bar that shows how much is done. */
  progress: string;
  /** What is known. `{megabytes}`: 17.3. */
  states: Record<
    | 'asking'
    | 'absent'
    | 'starting'
    | 'saved'
    | 'unknown'
    | 'unsupported'
    | 'disconnected'
    | 'full'
    | 'changed',
    string
  >;
}

/** Of the page about the build: names of rows, and what they say. Words in braces are numbers, where nothing else is said. */
export interface StatusStrings {
  title: string;
  description: string;
  introduction: string;
  /** In place of all rows, where no build has ended. */
  unknown: string;
  /** Heads of the columns. */
  what: string;
  found: string;
  rows: Record<
    | 'build'
    | 'bundler'
    | 'pages'
    | 'links'
    | 'samples'
    | 'values'
    | 'texts'
    | 'tasks'
    | 'translations'
    | 'weights'
    | 'accessibility'
    | 'keyboard'
    | 'contrast'
    | 'search'
    | Covered['kind'],
    string
  >;
  /** `{version}`: 0.5; `{bundler}`: 0.5.9. */
  bundler: string;
  pages: string;
  links: string;
  /** What was looked at, all of it or in part. */
  allChecked: string;
  someChecked: string;
  covered: string;
  coveredBut: string;
  tasks: string;
  translations: string;
  /** Where nothing says what translations were made from. */
  unrecorded: string;
  /** Where no test has looked at this build. */
  unmeasured: string;
  accessibility: string;
  keyboard: string;
  contrast: string;
  /** `{at1}` and `{at5}`: 72 %. */
  search: string;
  /** Between two pages. */
  comma: string;
}

export interface BenchmarkStrings {
  /** Above the bars. */
  figures: Record<BenchmarkFigure, string>;
  /** Heads of the columns, for screen readers. */
  bundler: string;
  bar: string;
  /** How many times the value of Rspack. */
  factor: string;
  value: string;
  /** In place of a value that was not reached. `{minutes}`: when the program was given up. */
  unfinished: string;
  /** What was built. `{modules}`: 1,000; or several such numbers. */
  size: string;
  /** Of bars that are compared with each other alone: what the longest stands for. `{value}`: 2.3 s. */
  scale: string;
  /** Short names of the figures, above the columns of a table. */
  columns: Record<BenchmarkFigure, string>;
  /** How often it was measured. `{rounds}`: 3. */
  rounds: string;
  oneRound: string;
  /** What it was measured on. `{cores}` and `{memory}`: numbers, the latter in gigabytes. */
  machine: string;
  /** Above the packages of each bundler, with their versions. */
  packages: string;
}

interface PeerStrings {
  /** Above the bars, and before the numbers of a table. */
  figures: Record<PeerFigure, string>;
  /** Above these names in a table. */
  figure: string;
  /** What this site is called among the others. */
  own: string;
  /** Head of a column, as in `Starlight`. */
  generator: string;
  /** Head of a column: how many times the value of this site. */
  factor: string;
  /** What all were given. `{pages}`: 150. */
  corpus: string;
}

/** `{version}`: 0.5.0. */
interface BadgeStrings {
  /** Exists from a version on. */
  since: BadgeWords;
  /** A version advised against it. */
  deprecated: BadgeWords;
  /** A version took it away. */
  removed: BadgeWords;
}

/** A word or two, and a sentence without a full stop. */
interface BadgeWords {
  text: string;
  tip: string;
}

/** `{version}`: 0.5.0. */
interface HistoryStrings {
  added: string;
  deprecated: string;
  removed: string;
  experimental: string;
  stable: string;
}

/** Heads of the table, and the choice of a version above it. */
interface DeprecationStrings {
  name: string;
  status: string;
  instead: string;
  /** Before the choice. */
  version: string;
  /** The first choice. */
  allVersions: string;
  /** In place of a table that has nothing of the version. */
  nothing: string;
}

/** Words of the filter for compatibility tables. */
interface CompatStrings {
  /** Field for words that rows must have. */
  filter: string;
  /** How many rows are left. `{shown}` and `{all}`: numbers. */
  count: string;
  /** In place of the rows, where none is left. */
  nothing: string;
  /** Button below that: takes the filter away. */
  clear: string;
}

/** Words of the buttons of a picture, which have icons only. */
interface PictureStrings {
  /** Shows it as large as fits. `{alt}`: what it shows. */
  enlarge: string;
  /** Takes the large one away. */
  close: string;
}

/** What the buttons of a block of code are called, and what they say. */
interface CodeStrings {
  /** Puts the code into the clipboard. */
  copy: string;
  /** After that, for two seconds. */
  copied: string;
  /** Where the browser does not let a page copy: the reader can do it now with the keyboard or the menu. */
  selected: string;
  /** Breaks long lines so that they fit, or lets them be long again; pressed while they are broken. */
  wrap: string;
}

/** Words of the list that says what the bundler knows of an option. */
interface OptionStrings {
  /** Before its type. */
  type: string;
  /** Before the values that it may have. */
  values: string;
  /** Shows the rest of a long list of values. `{count}`: how many those are. */
  more: string;
  /** Over the top-level options, as links into the list of all. */
  index: string;
  /** Link to that field from the beginning of the page. */
  find: string;
  /** Field for words that options of the list of all must have. */
  filter: string;
  /** Before its default. */
  default: string;
  /** Before what the command line makes of an option that the configuration leaves out. */
  cli: string;
  /** Behind a default that does not hold everywhere. `{names}`: modes and targets. */
  only: string;
  /** Among those, the targets. `{names}`: web, node. */
  targets: string;
  /** Between modes and targets. */
  comma: string;
  /** Before the version that brought it. */
  since: string;
  /** Before the version that advised against it. */
  deprecated: string;
  /** Before the version that took it away. */
  removed: string;
}

/** The boxes that a page may set a remark into. */
export type ContainerType = 'tip' | 'info' | 'warning' | 'danger' | 'note' | 'details';
