import { benchmarkFigures } from './benchmarks.ts';
import { peerFigures } from './peers.ts';

/** What an attribute of a component may be. Every value is a text; components read no code. */
export type AttributeRule = {
  /** Whether the component needs it. */
  required?: true;
} & (
  | {
      /** `words` are for people, and translated; `text` is the same in every language. */
      type: 'words' | 'text' | 'version';
    }
  | {
      /** A path (`/guide/react`) or a full address. */
      type: 'link';
    }
  | {
      /** A named icon of the site, the file's name in `public/icons/`. */
      type: 'icon';
    }
  | {
      /** `<Step done>`: there or not. */
      type: 'flag';
    }
  | { type: 'choice'; of: readonly string[] }
);

/** How authors may use a component. */
export interface ComponentRule {
  attributes: Readonly<Record<string, AttributeRule>>;
  /** Further attributes, by names that authors choose. */
  others?: { names: RegExp; rule: AttributeRule };
  /** Attributes of which it needs one at least. */
  oneOf?: readonly string[];
  /** The component that it must stand in, directly. */
  within?: string;
  /** The components that must be its children, at least one, and nothing else. */
  holds?: readonly string[];
}

const version = { type: 'version' } as const;
const text = { type: 'text', required: true } as const;
const stability = { type: 'choice', of: ['experimental', 'stable'] } as const;

/** Those that show what Rspack says of itself, or how it differs from webpack: only sites about it have them. */
export const rspackComponents: Readonly<Record<string, ComponentRule>> = {
  Compat: { attributes: {} },
  ConfigChecker: { attributes: {} },
  LicenseNote: { attributes: { source: { type: 'link', required: true } } },
  OptionList: { attributes: {} },
  OptionMeta: {
    attributes: {
      name: text,
      since: version,
      deprecated: version,
      removed: version,
      stability,
    },
  },
  Properties: { attributes: { of: text }, holds: ['Property'] },
  Property: { attributes: { name: text }, within: 'Properties' },
};

/**
 * The components that pages may use, as their authors see them: the theme has one of each name.
 * What the compiler itself makes (code, containers) is not among them.
 */
export const articleComponents: Readonly<Record<string, ComponentRule>> = {
  ...rspackComponents,
  ApiMeta: {
    attributes: { added: version, deprecated: version, removed: version, stability },
    oneOf: ['added', 'deprecated', 'removed', 'stability'],
  },
  Badge: {
    attributes: {
      type: { type: 'choice', of: ['info', 'tip', 'warning', 'danger'] },
      text: { type: 'words' },
      tip: { type: 'words' },
      since: version,
      deprecated: version,
      removed: version,
    },
    oneOf: ['text', 'since', 'deprecated', 'removed'],
  },
  Benchmark: {
    attributes: {
      figure: { type: 'choice', of: benchmarkFigures, required: true },
      modules: { type: 'text' },
    },
  },
  BenchmarkSetup: { attributes: {} },
  BenchmarkTable: { attributes: { modules: { type: 'text' } } },
  Card: {
    attributes: {
      title: { type: 'words', required: true },
      link: { type: 'link', required: true },
      icon: { type: 'icon' },
    },
    within: 'Cards',
  },
  Cards: { attributes: {}, holds: ['Card'] },
  Columns: { attributes: {} },
  Deprecation: {
    attributes: { name: text, deprecated: version, removed: version },
    oneOf: ['deprecated', 'removed'],
    within: 'Deprecations',
  },
  Deprecations: { attributes: {}, holds: ['Deprecation'] },
  Emitted: { attributes: { example: { type: 'text', required: true } } },
  FileTree: { attributes: {} },
  PackageManagerTabs: {
    // A command of one's own in place of what is made of npm's.
    attributes: {
      command: { type: 'text' },
      yarn: { type: 'text' },
      pnpm: { type: 'text' },
      bun: { type: 'text' },
    },
    // A tab for any other program; npm's own commands are those of `command`.
    others: { names: /^(?!npm$)[a-z][a-z\d-]*$/, rule: { type: 'text' } },
  },
  PeerChart: { attributes: { figure: { type: 'choice', of: peerFigures, required: true } } },
  PeerSetup: { attributes: {} },
  PeerTable: { attributes: {} },
  People: { attributes: {}, holds: ['Person'] },
  Person: {
    attributes: { github: text, name: { type: 'text' }, role: { type: 'words' } },
    within: 'People',
  },
  SourceCode: { attributes: { href: { type: 'link', required: true } } },
  Steps: { attributes: {} },
  Tab: {
    attributes: { label: { type: 'words', required: true }, value: { type: 'text' } },
    within: 'Tabs',
  },
  Tabs: {
    attributes: {
      groupId: { type: 'text' },
      default: { type: 'text' },
      label: { type: 'words' },
    },
    holds: ['Tab'],
  },
};

/** The attributes of a component that are words for people: they are spelled, and translated. */
export function wordAttributes(component: string): string[] {
  const { attributes = {} } = ruleOf(component) ?? {};
  return Object.keys(attributes).filter((name) => attributes[name]?.type === 'words');
}

/** How authors may use a component; undefined for what is none of theirs. */
export function ruleOf(component: string): ComponentRule | undefined {
  return Object.hasOwn(articleComponents, component) ? articleComponents[component] : undefined;
}
