import type { SiteTexts } from '#shared/site.ts';

/** Every word of the interface. A site's configuration may replace those of `SiteTexts`. */
export interface Strings extends SiteTexts {
  /** First link of every page, seen on keyboard focus: jumps over the navigation. */
  skipToContent: string;
  /** Name of the navigation bar, for screen readers. */
  mainNavigation: string;
  /** Name of the list of pages beside the article, for screen readers. */
  sidebarNavigation: string;
  /** Name of the links to the previous and next page, for screen readers. */
  pageNavigation: string;
  /** Button that opens the sidebar on small screens, and name of the navigation on phones. */
  menu: string;
  /** Button that opens the list of headings on small screens. */
  onThisPage: string;
  /** Button that opens the navigation on phones; it has an icon only. */
  openNavigation: string;
  /** Button that closes the navigation on phones; it has an icon only. */
  closeNavigation: string;
  /** Button of the menu of sibling tools; it has an icon only. */
  ecosystem: string;
  /** Button of the language menu; it has an icon only. */
  language: string;
  /** Button of the version menu, read before the version. */
  version: string;
  /** Heading over the theme choice on phones, and name of the choice. */
  appearance: string;
  /** Button that turns light into dark and back; it has an icon only. */
  switchAppearance: string;
  /** Choice of theme: light. */
  light: string;
  /** Choice of theme: dark. */
  dark: string;
  /** Choice of theme: as the system is set. */
  auto: string;
  /** Button that shows the further social links; it has an icon only. */
  moreLinks: string;
  /** Heading over the social links on phones. */
  socialLinks: string;
  /** Opens or closes a group of the sidebar that has a page of its own. `{name}`: the group. */
  toggleGroup: string;
  /** Name of the groups of pages on an overview page. */
  overview: string;
  /** Group of an overview page for what is in no other. */
  others: string;
  /** Before the date of a blog post, for screen readers. */
  published: string;
  /** Notice after a first visit was sent to the reader's language. */
  redirected: string;
  /** Link of that notice, back to the other language. `{language}`: its own name. */
  redirectedBack: string;
  /** Button that takes a notice away; it has an icon only. */
  dismiss: string;
  /** Notice that a page could not be fetched, because there is no network. */
  offline: string;
  /** Button of that notice: fetches the page once more. */
  retry: string;
  /** Below the number 404. */
  pageNotFound: string;
  /** Link of the 404 page to the home page. */
  takeMeHome: string;
  /** Heading over the pages whose address is most like the one that leads nowhere. */
  closestPages: string;
  /** Titles of boxes whose author gave none. */
  containerTitles: Record<ContainerType, string>;
  /** In a section whose original has changed since it was translated. */
  outdatedSection: string;
  /** On a page that stands in for its translation. */
  untranslatedPage: string;
  /** Heads of the table of what a build emitted. */
  emitted: { file: string; size: string };
  /** Below the heading of an option. */
  option: OptionStrings;
}

/** Words of the list that says what the bundler knows of an option. */
interface OptionStrings {
  /** Before its type. */
  type: string;
  /** Before the values that it may have. */
  values: string;
  /** Before its default. */
  default: string;
  /** Behind a default that does not hold everywhere. `{names}`: modes and targets. */
  only: string;
  /** Among those, the targets. `{names}`: web, node. */
  targets: string;
  /** Between modes and targets. */
  comma: string;
  /** Before the version that brought it. */
  since: string;
  /** Before the version that advised against it. */
  deprecated: string;
  /** Before the version that took it away. */
  removed: string;
  /** Before how settled it is. */
  stability: string;
  experimental: string;
  stable: string;
}

/** The boxes that a page may set a remark into. */
export type ContainerType = 'tip' | 'info' | 'warning' | 'danger' | 'note' | 'details';
