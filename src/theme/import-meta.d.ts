interface ImportMeta {
  /** Filled in by the bundler: `src/engine/bundle/rsbuild-config.ts`. */
  readonly env: {
    /** Whether the site is about Rspack: its configuration has `documents`. */
    readonly DOCUMENTS_RSPACK: boolean;
  };
}
