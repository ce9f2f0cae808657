type OwnStringsByLanguage =
  | Readonly<Record<string, import('#shared/own-strings.ts').OwnStrings>>
  | undefined;

interface ImportMeta {
  /** Filled in by the bundler: `src/engine/bundle/rsbuild-config.ts`. Tests have an empty one. */
  readonly env: {
    /** Whether the site is about Rspack: its configuration has `documents`. */
    readonly DOCUMENTS_RSPACK: boolean;
    /** The site's own words by language: of the shell, of search, and of what the build renders. */
    readonly OWN_STRINGS: OwnStringsByLanguage;
    readonly OWN_SEARCH_STRINGS: OwnStringsByLanguage;
    readonly OWN_STATIC_STRINGS: OwnStringsByLanguage;
  };
}
