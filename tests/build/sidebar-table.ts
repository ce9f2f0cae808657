import type { SpokenLocale } from '#shared/locale.ts';

export type SidebarName = 'guide' | 'config' | 'api' | 'blog';

interface Group {
  /** Absent where pages stand in no group. */
  text?: Record<SpokenLocale, string>;
  paths: readonly string[];
}

const below = (section: string, names: string[]) => names.map((name) => `/${section}/${name}`);

/** The specification's sidebars. */
export const sidebars: Record<SidebarName, Group[]> = {
  guide: [
    {
      text: { en: 'Getting started', zh: '开始' },
      paths: below('guide', ['introduction', 'quick-start', 'glossary']),
    },
    {
      text: { en: 'Features', zh: '特性' },
      paths: below('guide', [
        'language-support',
        'asset-module',
        'web-workers',
        'loader',
        'builtin-swc-loader',
        'plugin',
        'module-resolution',
        'module-federation',
        'dev-server',
      ]),
    },
    {
      text: { en: 'Optimization', zh: '优化' },
      paths: below('guide', [
        'production',
        'code-splitting',
        'tree-shaking',
        'analysis',
        'profile',
      ]),
    },
    {
      text: { en: 'Framework support', zh: '框架支持' },
      paths: below('guide', ['react', 'solid', 'vue', 'svelte', 'nestjs']),
    },
    {
      text: { en: 'Compatibility', zh: '兼容性' },
      paths: below('guide', ['loader-compat', 'plugin-compat', 'compat-others']),
    },
    {
      text: { en: 'Migration', zh: '迁移' },
      paths: below('guide', [
        'migrate-from-webpack',
        'config-diff',
        'migrate-from-cra',
        'migrate-storybook',
      ]),
    },
    {
      text: { en: 'Misc', zh: '其他' },
      paths: below('misc', [
        'faq',
        'roadmap',
        'join-us',
        'meet-the-team',
        'license',
        'branding',
        'benchmark',
        'future',
        'acknowledgments',
      ]),
    },
  ],
  // The specification has the order; the groups are runs of it.
  config: [
    { paths: ['/config/'] },
    {
      text: { en: 'Entry and output', zh: '入口与输出' },
      paths: below('config', ['entry', 'context', 'mode', 'output']),
    },
    {
      text: { en: 'Modules', zh: '模块' },
      paths: below('config', ['module', 'resolve', 'resolve-loader', 'node']),
    },
    {
      text: { en: 'Optimization', zh: '优化' },
      paths: below('config', ['optimization', 'optimization-split-chunks']),
    },
    {
      text: { en: 'Plugins and development', zh: '插件与开发' },
      paths: below('config', ['plugins', 'dev-server', 'cache', 'snapshot', 'devtool']),
    },
    {
      text: { en: 'Environment', zh: '环境' },
      paths: below('config', ['target', 'watch', 'externals']),
    },
    {
      text: { en: 'More options', zh: '更多选项' },
      paths: below('config', ['stats', 'experiments', 'builtins', 'other-options']),
    },
  ],
  api: [
    {
      paths: below('api', ['', 'cli', 'node-api', 'modules', 'hmr', 'loader-api', 'plugin-api']),
    },
  ],
  blog: [
    {
      paths: below('blog', [
        'announcing-0.5',
        'module-federation-added-to-rspack',
        'announcing-0.4',
        'announcing-0.3',
        'announcing-0.2',
        'announcement',
      ]),
    },
  ],
};

/** The sidebar beside a page: its section's, and the guide's for what belongs to `About`. */
export function sidebarOf(path: string): SidebarName | undefined {
  const section = path.split('/')[1] ?? '';
  if (section === 'misc') return 'guide';
  return Object.hasOwn(sidebars, section) ? (section as SidebarName) : undefined;
}

/** A sidebar's pages in reading order. */
export function sidebarPaths(name: SidebarName): readonly string[] {
  return sidebars[name].flatMap(({ paths }) => paths);
}
