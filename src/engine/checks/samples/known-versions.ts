/** A package of the bundler's makers, by what a reader must install beside 0.5.9. */
export interface KnownVersion {
  /** The version that works with 0.5.9; absent where there is none. */
  version?: string;
  /** Where there is none: why, and what to use. */
  instead?: string;
}

const own: KnownVersion = { version: '0.5.9' };

/** By name; looked up in the registry where nothing else is said. */
export const knownVersions: Readonly<Record<string, KnownVersion>> = {
  '@rspack/core': own,
  '@rspack/cli': own,
  '@rspack/dev-server': own,
  '@rspack/binding': own,
  '@rspack/plugin-react-refresh': own,
  '@rspack/plugin-minify': own,
  // Its last release; builds with 0.5.9.
  '@rspack/plugin-node-polyfill': { version: '0.5.8' },
  // By the repository at its tag; the registry did not show it.
  'create-rspack': own,
  '@rspack/plugin-html': {
    instead: 'Its last version wants @rspack/core 0.5.8 exactly; use `rspack.HtmlRspackPlugin`.',
  },
  '@rspack/postcss-loader': { instead: 'It is gone since 0.3; use postcss-loader@8.1.1.' },
  '@rspack/dev-middleware': { instead: 'It is gone since 0.3; use webpack-dev-middleware@6.1.1.' },
  '@rspack/plugin-preact-refresh': { instead: 'It begins with Rspack 1.0.' },
  '@rspack/tracing': { instead: 'It begins with Rspack 1.0.' },
  '@rspack/lite-tapable': { instead: 'It begins with Rspack 1.0; 0.5.9 uses tapable.' },
};

/** Whether a package is one of the bundler's own, so that its version is checked. */
export function isOwnPackage(name: string): boolean {
  return name.startsWith('@rspack/') || name === 'create-rspack';
}
