import type { SpokenLocale } from '#shared/locale.ts';

const below = (prefix: string, names: string[]) => names.map((name) => prefix + name);

/**
 * The specification's table of routes, without languages; order has no meaning. Every page of it is
 * there; pages that are not in it may be.
 */
export const routeTable: readonly string[] = [
  '/',
  ...below('/api/', ['', 'cli', 'hmr', 'loader-api', 'modules', 'node-api', 'plugin-api']),
  ...below('/blog/', [
    'announcement',
    'announcing-0.2',
    'announcing-0.3',
    'announcing-0.4',
    'announcing-0.5',
    'module-federation-added-to-rspack',
  ]),
  ...below('/config/', [
    '',
    'builtins',
    'cache',
    'context',
    'dev-server',
    'devtool',
    'entry',
    'experiments',
    'externals',
    'mode',
    'module',
    'node',
    'optimization-split-chunks',
    'optimization',
    'other-options',
    'output',
    'plugins',
    'resolve-loader',
    'resolve',
    'snapshot',
    'stats',
    'target',
    'watch',
  ]),
  ...below('/guide/', [
    'analysis',
    'asset-module',
    'builtin-swc-loader',
    'code-splitting',
    'compat-others',
    'config-diff',
    'dev-server',
    'glossary',
    'introduction',
    'language-support',
    'loader-compat',
    'loader',
    'migrate-from-cra',
    'migrate-from-webpack',
    'migrate-storybook',
    'module-federation',
    'module-resolution',
    'nestjs',
    'plugin-compat',
    'plugin',
    'production',
    'profile',
    'quick-start',
    'react',
    'solid',
    'svelte',
    'tree-shaking',
    'vue',
    'web-workers',
  ]),
  ...below('/misc/', [
    'acknowledgments',
    'benchmark',
    'branding',
    'faq',
    'future',
    'join-us',
    'license',
    'meet-the-team',
    'roadmap',
  ]),
];

export const languages: readonly SpokenLocale[] = ['en', 'zh'];

/** Where a page of the table is in one language. */
export function routePath(path: string, lang: SpokenLocale): string {
  return lang === 'en' ? path : `/zh${path}`;
}
