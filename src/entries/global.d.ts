declare module '*.css';

interface ImportMeta {
  /** Filled in by the bundler. */
  readonly env: { readonly DEV: boolean };
}
