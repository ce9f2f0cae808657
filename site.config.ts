import { defineConfig } from '#config/define-config.ts';

type Localized<T> = (en: T, zh: T) => T;

const ecosystemLinks = [
  { text: 'Rsbuild', link: 'https://rsbuild.dev' },
  { text: 'Rspress', link: 'https://rspress.dev' },
  { text: 'Rsdoctor', link: 'https://rsdoctor.dev' },
  { text: 'Modern.js', link: 'https://modernjs.dev/en/' },
  { text: 'Nx Rspack plugin', link: 'https://nx.dev/packages/rspack/documents/overview' },
  { text: 'Awesome Rspack', link: 'https://github.com/web-infra-dev/awesome-rspack' },
  { text: 'Rspack Examples', link: 'https://github.com/rspack-contrib/rspack-examples' },
  { text: 'Rspack Community Packages', link: 'https://github.com/rspack-contrib' },
];

function nav(t: Localized<string>) {
  return [
    { text: t('Guide', '指南'), link: '/guide/introduction' },
    { text: t('Config', '配置'), link: '/config' },
    { text: t('API', 'API'), link: '/api' },
    { text: t('Blog', '博客'), link: '/blog/announcing-0.5' },
    { text: t('Ecosystem', '生态'), items: ecosystemLinks },
    {
      text: t('About', '关于'),
      activeMatch: '/misc/',
      items: [
        { text: t('Join Us', '加入我们'), link: '/misc/join-us' },
        { text: t('Team', '团队'), link: '/misc/meet-the-team' },
        {
          text: t('Releases', '发布日志'),
          link: 'https://github.com/web-infra-dev/rspack/releases',
        },
        {
          text: t('Future behavior & Deprecation', '未来默认行为与功能废弃'),
          link: '/misc/future',
        },
        { text: t('Roadmap', '功能规划'), link: '/misc/roadmap' },
        { text: t('Benchmark', '基准测试'), link: '/misc/benchmark' },
        {
          text: t('Contributing Guide', '贡献指南'),
          link: 'https://github.com/web-infra-dev/rspack/blob/main/CONTRIBUTING.md',
        },
        { text: t('Branding Guideline', '品牌指南'), link: '/misc/branding' },
      ],
    },
  ];
}

/** Pages without a text of their own are listed under their titles. */
function sidebar(t: Localized<string>) {
  const pages = (section: string, names: string[]) => names.map((name) => `/${section}/${name}`);
  return {
    '/guide/': [
      {
        text: t('Getting started', '开始'),
        items: pages('guide', ['introduction', 'quick-start', 'glossary']),
      },
      {
        text: t('Features', '特性'),
        items: pages('guide', [
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
        text: t('Optimization', '优化'),
        items: pages('guide', [
          'production',
          'code-splitting',
          'tree-shaking',
          'analysis',
          'profile',
        ]),
      },
      {
        text: t('Framework support', '框架支持'),
        items: pages('guide', ['react', 'solid', 'vue', 'svelte', 'nestjs']),
      },
      {
        text: t('Compatibility', '兼容性'),
        items: pages('guide', ['loader-compat', 'plugin-compat', 'compat-others']),
      },
      {
        text: t('Migration', '迁移'),
        items: pages('guide', [
          'migrate-from-webpack',
          'config-diff',
          'migrate-from-cra',
          'migrate-storybook',
        ]),
      },
      {
        text: t('Misc', '其他'),
        items: pages('misc', [
          'faq',
          'roadmap',
          'join-us',
          'meet-the-team',
          'license',
          'branding',
          'benchmark',
          'speed',
          'accessibility',
          'future',
          'acknowledgments',
        ]),
      },
    ],
    '/misc/': '/guide/',
    '/config/': [
      ...pages('config', ['']),
      {
        text: t('Entry and output', '入口与输出'),
        items: pages('config', ['entry', 'context', 'mode', 'output']),
      },
      {
        text: t('Modules', '模块'),
        items: pages('config', ['module', 'resolve', 'resolve-loader', 'node']),
      },
      {
        text: t('Optimization', '优化'),
        items: pages('config', ['optimization', 'optimization-split-chunks']),
      },
      {
        text: t('Plugins and development', '插件与开发'),
        items: pages('config', ['plugins', 'dev-server', 'cache', 'snapshot', 'devtool']),
      },
      {
        text: t('Environment', '环境'),
        items: pages('config', ['target', 'watch', 'externals']),
      },
      {
        text: t('More options', '更多选项'),
        items: pages('config', ['stats', 'experiments', 'builtins', 'other-options']),
      },
    ],
    '/api/': pages('api', ['', 'cli', 'node-api', 'modules', 'hmr', 'loader-api', 'plugin-api']),
    '/blog/': pages('blog', [
      'announcing-0.5',
      'module-federation-added-to-rspack',
      'announcing-0.4',
      'announcing-0.3',
      'announcing-0.2',
      'announcement',
    ]),
  };
}

function footerLinks(t: Localized<string>) {
  return [
    { text: t('License', '许可证'), link: '/misc/license' },
    { text: t('Accessibility', '无障碍'), link: '/misc/accessibility' },
    { text: t('Feeds', '订阅'), link: '/blog/' },
    { text: t('Save for offline', '离线保存'), link: '/offline' },
    { text: t('Status', '构建状态'), link: '/status' },
    { text: t('Repository', '代码仓库'), link: 'https://github.com/web-infra-dev/rspack' },
  ];
}

/** What search offers before anything is typed, and where it finds nothing. */
function searchLinks(t: Localized<string>) {
  return {
    popular: [
      '/guide/quick-start',
      '/guide/migrate-from-webpack',
      '/guide/loader-compat',
      '/guide/plugin-compat',
      '/config/',
      '/api/cli',
    ],
    nothing: [
      { text: t('All options', '全部配置项'), link: '/config/#all-options' },
      {
        text: t('Ask on GitHub', '在 GitHub 上提问'),
        link: 'https://github.com/web-infra-dev/rspack/discussions',
      },
    ],
  };
}

/** The options that each page of the configuration documents. */
const optionPages = {
  '/config/entry': ['entry'],
  '/config/context': ['context'],
  '/config/mode': ['mode'],
  '/config/output': ['output'],
  '/config/module': ['module'],
  '/config/resolve': ['resolve'],
  '/config/resolve-loader': ['resolveLoader'],
  '/config/node': ['node'],
  '/config/optimization': ['optimization'],
  '/config/optimization-split-chunks': ['optimization.splitChunks'],
  '/config/plugins': ['plugins'],
  '/config/dev-server': ['devServer'],
  '/config/cache': ['cache'],
  '/config/snapshot': ['snapshot'],
  '/config/devtool': ['devtool'],
  '/config/target': ['target'],
  '/config/watch': ['watch', 'watchOptions'],
  '/config/externals': ['externals', 'externalsType', 'externalsPresets'],
  '/config/stats': ['stats'],
  '/config/experiments': ['experiments'],
  '/config/builtins': ['builtins'],
  '/config/other-options': [
    'name',
    'dependencies',
    'ignoreWarnings',
    'infrastructureLogging',
    'profile',
    'bail',
  ],
};

const en: Localized<string> = (text) => text;
const zh: Localized<string> = (_, text) => text;

export default defineConfig({
  url: 'https://rspack.dev',
  title: 'Rspack',
  version: '0.5',
  description: 'Documentation of Rspack 0.5, the Rust-based, webpack-compatible bundler.',
  lang: 'en',
  // One file for both is fetched once.
  icon: '/favicon.svg',
  logo: '/favicon.svg',
  socialImage: '/card.png',
  generatedImages: '/images',
  issues: 'https://github.com/web-infra-dev/rspack/issues/new',
  offline: true,
  security: {
    contact: 'https://github.com/web-infra-dev/rspack/security/advisories/new',
    expires: '2027-11-01',
  },
  locales: [
    { lang: 'en', label: 'English', nav: nav(en), sidebar: sidebar(en) },
    {
      lang: 'zh',
      label: '简体中文',
      description: 'Rspack 0.5 文档：基于 Rust、兼容 webpack 的打包工具。',
      nav: nav(zh),
      sidebar: sidebar(zh),
    },
  ],
  versionNote: {
    text: {
      en: 'Rspack 0.5. Latest:',
      zh: 'Rspack 0.5，最新版见',
    },
    linkText: 'rspack.rs',
    url: 'https://rspack.rs',
  },
  feeds: [
    { id: 'blog', include: '/blog/', title: { en: 'Rspack 0.5 blog', zh: 'Rspack 0.5 博客' } },
  ],
  documents: {
    options: optionPages,
    commands: '/api/cli',
    hooks: '/api/plugin-api',
    loaderContext: '/api/loader-api',
    exports: ['/api/node-api', '/config/plugins', '/api/plugin-api'],
  },
  redirects: {
    '/guide': '/guide/introduction',
    '/misc': '/misc/faq',
  },
  themeConfig: {
    lastUpdated: true,
    copyright: '© 2022-present ByteDance Inc.',
    locales: [
      { lang: 'en', footer: { links: footerLinks(en) }, searchLinks: searchLinks(en) },
      { lang: 'zh', footer: { links: footerLinks(zh) }, searchLinks: searchLinks(zh) },
    ],
    socialLinks: [
      { icon: 'github', label: 'GitHub', content: 'https://github.com/web-infra-dev/rspack' },
      { icon: 'discord', label: 'Discord', content: 'https://discord.gg/79ZZ66GH9E' },
      { icon: 'twitter', label: 'Twitter', content: 'https://twitter.com/rspack_dev' },
      {
        icon: 'lark',
        label: 'Lark',
        content:
          'https://applink.feishu.cn/client/chat/chatter/add_by_link?link_token=3c3vca77-bfc0-4ef5-b62b-9c5c9c92f1b4',
      },
    ],
    ecosystem: {
      link: { text: 'web-infra-dev', url: 'https://github.com/web-infra-dev' },
      cards: [
        {
          name: 'Rspack',
          description: { en: 'Rust-based web bundler', zh: '基于 Rust 的打包工具' },
          url: 'https://rspack.dev',
          logo: '/ecosystem/rspack.svg',
        },
        {
          name: 'Rsbuild',
          description: { en: 'Out-of-the-box build tool', zh: '开箱即用的构建工具' },
          url: 'https://rsbuild.dev',
          logo: '/ecosystem/rsbuild.svg',
        },
        {
          name: 'Rspress',
          description: { en: 'Static site generator', zh: '静态站点生成器' },
          url: 'https://rspress.dev',
          logo: '/ecosystem/rspress.svg',
        },
        {
          name: 'Rsdoctor',
          description: { en: 'Build analyzer for Rspack', zh: '一站式构建分析工具' },
          url: 'https://rsdoctor.dev',
          logo: '/ecosystem/rsdoctor.svg',
        },
      ],
    },
  },
});
