import type { LocaleCode } from './locale.ts';

/** A badge beside an entry: a named icon of the theme, or the address of an SVG file. */
type Tag = string;

/** An entry of the navigation bar: a link, or a menu of links. */
export type NavItem = NavLink | NavMenu;

export interface NavLink {
  type: 'link';
  text: string;
  /** A path or a full address. */
  link: string;
  /** Regular expression on the path, from its start. Default: the link's own section. */
  activeMatch?: string;
  position: 'left' | 'right';
  tag?: Tag;
}

export interface NavMenu {
  type: 'menu';
  text: string;
  /** The menu's own page, if it has one: a path or a full address. */
  link?: string;
  items: NavLink[];
  activeMatch?: string;
  position: 'left' | 'right';
  tag?: Tag;
}

/** An entry of a sidebar. Links are route paths, or full addresses. */
export type SidebarItem = SidebarLink | SidebarGroup | SidebarDivider;

export interface SidebarLink {
  type: 'link';
  text: string;
  link: string;
  tag?: Tag;
}

export interface SidebarGroup {
  type: 'group';
  text: string;
  /** The group's own page, if it has one. */
  link?: string;
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
  tag?: Tag;
}

interface SidebarDivider {
  type: 'divider';
  style: 'dashed' | 'solid';
}

/** A link of the social row; `text` and `img` show their content in a popover instead of leading away. */
export interface SocialLink {
  /** A named icon, or the source of an own SVG. */
  icon: SocialIcon | { svg: string };
  mode: 'link' | 'text' | 'img';
  /** The address, the text, or the address of the picture. */
  content: string;
  /** The accessible name. */
  label: string;
}

export const socialIcons = [
  'discord',
  'facebook',
  'github',
  'gitlab',
  'instagram',
  'linkedin',
  'slack',
  'twitter',
  'youtube',
  'juejin',
  'qq',
  'wechat',
  'weibo',
  'zhihu',
  'bilibili',
  'lark',
] as const;

type SocialIcon = (typeof socialIcons)[number];

/** A sibling tool, as a card of the ecosystem menu. */
export interface EcosystemCard {
  name: string;
  description: string;
  url: string;
  /** The address of its logo. */
  logo: string;
  /** Factor on the logo's size. Default 1. */
  logoScale: number;
}

export interface EcosystemMenu {
  /** Where the menu's own title leads. */
  link: { text: string; url: string };
  cards: EcosystemCard[];
}

export interface LocaleInfo {
  lang: LocaleCode;
  /** The language's own name: `简体中文`. */
  label: string;
  /** Of languages that are written from right to left. */
  dir?: 'rtl' | undefined;
}

/** A picture, or one for each theme. Addresses without the base. */
export type Logo = string | { light: string; dark: string };

/** Addresses of what a language is searched by, base included. */
export interface SearchAddresses {
  /** Names of pages and headings: fetched first, and answers before the rest is there. */
  headings: string;
  /** The texts of the pages, and what search knows beside them. */
  text: string;
}

/** What searches the site: its own indexes, or a server. */
export type SiteSearch =
  | {
      mode: 'local';
      /** What is fetched when search is first opened in a language. */
      files: Record<LocaleCode, SearchAddresses>;
    }
  | { mode: 'remote'; apiUrl: string; searchIndexes: string[] };

/**
 * The data of the shell, in one language.
 *
 * Written as one hashed JSON file per locale, fetched together with the shell.
 */
export interface SiteData {
  build: string;
  lang: LocaleCode;
  defaultLang: LocaleCode;
  /** Where the site stands on its host: `/` or `/docs/`. */
  base: string;
  /** Absolute address of the site's origin, without a trailing slash. */
  url: string;
  cleanUrls: boolean;
  title: string;
  description: string;
  icon?: string;
  logo?: Logo;
  /** The version that is documented, shown beside the title: `0.5`. */
  version?: string;
  /** Shown where a page is shared that has no picture of its own. Address without the base. */
  socialImage?: string;
  /** Folder of the pictures of pages and of the icons for home screens. Address without the base. */
  generatedImages?: string;
  /** The manifest of the language, where there are icons for it. Address without the base. */
  manifest?: string;
  /** Where readers report problems: the address of a new issue, to which title and body are added. */
  issues?: string;
  locales: LocaleInfo[];
  /** Empty unless the site has versions; the default one has no prefix. */
  versions: string[];
  defaultVersion: string;
  nav: NavItem[];
  ecosystem?: EcosystemMenu;
  /** Sidebars by name. */
  sidebars: Record<string, SidebarItem[]>;
  /** Which sidebar the pages below a path prefix have: `/misc/` → `guide`. */
  sidebarOf: Record<string, string>;
  socialLinks: SocialLink[];
  darkMode: boolean;
  /** Absent where search is switched off. */
  search?: SiteSearch;
  /** What the search dialog offers before anything is typed, and where nothing is found. */
  searchLinks?: Record<'popular' | 'nothing', readonly { text: string; link: string }[]>;
  hideNavbar: 'never' | 'auto' | 'always';
  outline: boolean;
  /** One line, above the article: which version is documented, and where the current one is. */
  versionNote?: { text: string; linkText: string; url: string };
  footerMessage?: string;
  /** Paths or full addresses. */
  footerLinks?: { text: string; link: string }[];
  copyright: string;
  /** Texts that the site's configuration puts in place of the theme's own. */
  texts: Partial<SiteTexts>;
}

/** Interface texts a site may set in its configuration. */
export interface SiteTexts {
  outlineTitle: string;
  prevPageText: string;
  nextPageText: string;
  lastUpdatedText: string;
  sourceCodeText: string;
}
