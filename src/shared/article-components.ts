/** What an attribute of a component may be. Every value is a text; components read no code. */
export type AttributeRule = {
  /** Whether a component without it says nothing. */
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
  /** The component that it must stand in, directly. */
  within?: string;
  /** The components that must be its children, at least one, and nothing else. */
  holds?: readonly string[];
}

const version = { type: 'version' } as const;

/**
 * The components that pages may use, as their authors see them: the theme has one of each name.
 * What the compiler itself makes (code, containers) is not among them.
 */
export const articleComponents: Readonly<Record<string, ComponentRule>> = {
  Emitted: { attributes: { example: { type: 'text', required: true } } },
  OptionList: { attributes: {} },
  OptionMeta: {
    attributes: {
      name: { type: 'text', required: true },
      since: version,
      deprecated: version,
      removed: version,
      stability: { type: 'choice', of: ['experimental', 'stable'] },
    },
  },
  SourceCode: { attributes: { href: { type: 'link', required: true } } },
};
