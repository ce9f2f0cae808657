/** A program that is measured, with the configuration in `project/`. */
export interface Bundler {
  /** As `content/benchmarks.json` names it. */
  id: string;
  /** As readers call it. */
  name: string;
  /** Packages whose versions are shown, the bundler first. */
  packages: readonly [string, ...string[]];
  build: readonly string[];
  /** Absent where it has no dev server that updates a page in place. */
  dev?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const bin = (name: string) => `node_modules/.bin/${name}`;

/** All get the same app, browsers and React; none has a cache from an earlier run. Parcel's dev server is left
 * out: it does not see the saves of this bench. */
export const bundlers: readonly Bundler[] = [
  {
    id: 'rspack',
    name: 'Rspack',
    packages: ['@rspack/core'],
    build: [bin('rspack'), 'build'],
    dev: [bin('rspack'), 'serve'],
  },
  {
    id: 'webpack-swc',
    name: 'webpack + swc-loader',
    packages: ['webpack', 'swc-loader', '@swc/core'],
    build: [bin('webpack'), 'build'],
    dev: [bin('webpack'), 'serve'],
    env: { LOADER: 'swc' },
  },
  {
    id: 'webpack-babel',
    name: 'webpack + babel-loader',
    packages: ['webpack', 'babel-loader', '@babel/core'],
    build: [bin('webpack'), 'build'],
    dev: [bin('webpack'), 'serve'],
    env: { LOADER: 'babel' },
  },
  {
    id: 'vite',
    name: 'Vite',
    packages: ['vite', '@vitejs/plugin-react'],
    build: [bin('vite'), 'build'],
    dev: [bin('vite')],
  },
  {
    id: 'parcel',
    name: 'Parcel',
    packages: ['parcel'],
    build: [bin('parcel'), 'build', 'index.html', '--no-source-maps', '--no-cache'],
  },
  { id: 'esbuild', name: 'esbuild', packages: ['esbuild'], build: ['node', 'esbuild.mjs'] },
];
