import type { SiteTexts } from '#shared/site.ts';

/** Every word of the shell, in a browser as well. A site's configuration may replace those of `SiteTexts`. */
export interface InterfaceStrings extends SiteTexts {
  /** Name of the navigation bar, for screen readers. */
  mainNavigation: string;
  /** Name of the list of pages beside the article, for screen readers. */
  sidebarNavigation: string;
  /** Name of the links to the previous and next page, for screen readers. */
  pageNavigation: string;
  /** Before the title of the post that came next, and of the one that came before. */
  newerPost: string;
  olderPost: string;
  /** Button that opens the sidebar on small screens, and name of the navigation on phones. */
  menu: string;
  /** Button that opens the list of headings on small screens. */
  onThisPage: string;
  /** Button that opens the navigation on phones; it has an icon only. */
  openNavigation: string;
  /** Button that closes the navigation on phones; it has an icon only. */
  closeNavigation: string;
  /** Button of the menu of sibling tools, which has an icon only, and head of that menu. */
  ecosystem: string;
  /** Button of the language menu; it has an icon only. */
  language: string;
  /** Button of the version menu, read before the version. */
  version: string;
  /** Heading over the theme choice on phones, and name of the choice. */
  appearance: string;
  /** Button that turns light into dark and back; it has an icon only. Behind the names of the theme that is on, once they are known. */
  switchAppearance: string;
  /** Notice that a press of that button has ended this, and its button that takes it back. */
  leftSystem: string;
  undo: string;
  /** Choice of theme: light. */
  light: string;
  /** Choice of theme: dark. */
  dark: string;
  /** Choice of theme: as the system is set. */
  auto: string;
  /** Above the entries of a menu that all leave the site. */
  opensNewTab: string;
  /** Button that shows the further social links; it has an icon only. */
  moreLinks: string;
  /** Heading over the social links on phones. */
  socialLinks: string;
  /** Opens or closes a group of the sidebar that has a page of its own. `{name}`: the group. */
  toggleGroup: string;
  /** Button that takes a notice away; it has an icon only. */
  dismiss: string;
  /** Notice that a page could not be fetched, because there is no network. */
  offline: string;
  /** Button of that notice: fetches the page once more. */
  retry: string;
  /** Link to a new issue about the page, and what stands in it before the name of the build and the address. */
  report: { name: string; build: string; page: string };
  /** Of the search dialog, and of the button that opens it. */
  search: SearchStrings;
}

/** Words of the search dialog that are there before anything searches. */
interface SearchStrings {
  /** Button of the bar, and name of the dialog. */
  name: string;
  /** In the empty search field. */
  placeholder: string;
  /** Button that closes the dialog; it has an icon only on phones. */
  close: string;
  /** Where the index is on its way. */
  loading: string;
  /** Where the index could not be fetched. */
  failed: string;
}
