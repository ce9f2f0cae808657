import type { SpokenLocale } from '#shared/locale.ts';

type Link = [text: string, href: string];

/** An entry of the bar: a link, or a menu of links. */
type BarEntry = Link | [text: string, links: Link[]];

const ecosystem: Link[] = [
  ['Rsbuild', 'https://rsbuild.dev'],
  ['Rspress', 'https://rspress.dev'],
  ['Rsdoctor', 'https://rsdoctor.dev'],
  ['Modern.js', 'https://modernjs.dev/en/'],
  ['Nx Rspack plugin', 'https://nx.dev/packages/rspack/documents/overview'],
  ['Awesome Rspack', 'https://github.com/web-infra-dev/awesome-rspack'],
  ['Rspack Examples', 'https://github.com/rspack-contrib/rspack-examples'],
  ['Rspack Community Packages', 'https://github.com/rspack-contrib'],
];

const releases = 'https://github.com/web-infra-dev/rspack/releases';
const contributing = 'https://github.com/web-infra-dev/rspack/blob/main/CONTRIBUTING.md';

/** The specification's navigation bar, as a reader of each language sees it. */
export const bars: Record<SpokenLocale, BarEntry[]> = {
  en: [
    ['Guide', '/guide/introduction'],
    ['Config', '/config/'],
    ['API', '/api/'],
    ['Blog', '/blog/announcing-0.5'],
    ['Ecosystem', ecosystem],
    [
      'About',
      [
        ['Join Us', '/misc/join-us'],
        ['Team', '/misc/meet-the-team'],
        ['Releases', releases],
        ['Future behavior & Deprecation', '/misc/future'],
        ['Roadmap', '/misc/roadmap'],
        ['Benchmark', '/misc/benchmark'],
        ['Contributing Guide', contributing],
        ['Branding Guideline', '/misc/branding'],
      ],
    ],
  ],
  zh: [
    ['指南', '/zh/guide/introduction'],
    ['配置', '/zh/config/'],
    ['API', '/zh/api/'],
    ['博客', '/zh/blog/announcing-0.5'],
    ['生态', ecosystem],
    [
      '关于',
      [
        ['加入我们', '/zh/misc/join-us'],
        ['团队', '/zh/misc/meet-the-team'],
        ['发布日志', releases],
        ['未来默认行为与功能废弃', '/zh/misc/future'],
        ['功能规划', '/zh/misc/roadmap'],
        ['基准测试', '/zh/misc/benchmark'],
        ['贡献指南', contributing],
        ['品牌指南', '/zh/misc/branding'],
      ],
    ],
  ],
};

const organisation = ['https://github.com/web-infra-dev'];

/** The menu of sibling tools: its own link, then a card for each, as address, name and description. */
export const ecosystemCards: Record<SpokenLocale, string[][]> = {
  en: [
    organisation,
    ['https://rspack.dev', 'Rspack', 'Rust-based web bundler'],
    ['https://rsbuild.dev', 'Rsbuild', 'Out-of-the-box build tool'],
    ['https://rspress.dev', 'Rspress', 'Static site generator'],
    ['https://rsdoctor.dev', 'Rsdoctor', 'Build analyzer for Rspack'],
  ],
  zh: [
    organisation,
    ['https://rspack.dev', 'Rspack', '基于 Rust 的打包工具'],
    ['https://rsbuild.dev', 'Rsbuild', '开箱即用的构建工具'],
    ['https://rspress.dev', 'Rspress', '静态站点生成器'],
    ['https://rsdoctor.dev', 'Rsdoctor', '一站式构建分析工具'],
  ],
};

/** The social row, as name and address; what is beyond three stands in the popover. */
export const socialLinks: Link[] = [
  ['GitHub', 'https://github.com/web-infra-dev/rspack'],
  ['Discord', 'https://discord.gg/79ZZ66GH9E'],
  ['Twitter', 'https://twitter.com/rspack_dev'],
  [
    'Lark',
    'https://applink.feishu.cn/client/chat/chatter/add_by_link?link_token=3c3vca77-bfc0-4ef5-b62b-9c5c9c92f1b4',
  ],
];
