import { z } from 'zod';

/** A path of the site (`/guide/react`) or an address of another (`https://…`, `mailto:`, `tel:`). */
export const linkSchema = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/i,
    'a path (`/guide/react`) or an address (`https://…`)',
  );

/** A button of the home page's hero. */
const heroAction = z.strictObject({
  theme: z.enum(['brand', 'alt']),
  text: z.string().min(1),
  link: linkSchema,
});

const hero = z.strictObject({
  name: z.string().min(1),
  text: z.string().optional(),
  tagline: z.string().optional(),
  image: z.strictObject({ src: z.string().min(1), alt: z.string() }).optional(),
  actions: z.array(heroAction).default([]),
});

/** The opening of a home page. */
export type Hero = z.output<typeof hero>;

const feature = z.strictObject({
  title: z.string().min(1),
  details: z.string().min(1),
  /** A named icon of the theme, or the address of a picture. */
  icon: z.string().min(1),
  /** Where the card leads. */
  link: linkSchema.optional(),
  /** Width in columns of a grid of twelve. */
  span: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(6)]).default(4),
});

/** A card below the hero. */
export type Feature = z.output<typeof feature>;

const pageTypes = ['home', 'doc', '404', 'custom', 'blank'] as const;

/**
 * How a page is laid out.
 *
 * - `doc`: sidebar, article, outline, previous and next, footer (the default)
 * - `home`: hero, feature cards, footer
 * - `404`: the page for addresses that lead nowhere
 * - `custom`: the navigation bar and the content
 * - `blank`: the content alone
 */
export type PageType = (typeof pageTypes)[number];

/** What an author may write between the `---` lines above a page: the one place that names the fields. */
export const frontmatterSchema = z.strictObject({
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  pageType: z.enum(pageTypes).optional(),
  /** Publication day of a blog post. */
  date: z.iso.date('a day, `YYYY-MM-DD`').optional(),
  /** The release that a blog post is about: `0.5`. */
  release: z
    .string()
    .regex(/^\d+(?:\.\d+)+$/, 'a version in quotes, `"0.5"`')
    .optional(),
  /** Feeds that the page advertises without being part of them. */
  linkFeed: z.string().optional(),
  linkFeeds: z.array(z.string()).optional(),
  navbar: z.boolean().optional(),
  sidebar: z.boolean().optional(),
  outline: z.boolean().optional(),
  footer: z.boolean().optional(),
  /** Show the sidebar's groups, with the headings of their pages, below the text. */
  overview: z.boolean().optional(),
  /** Show the dated pages of its folder, newest first, below the text. */
  posts: z.boolean().optional(),
  /** `false` hides what belongs to no layout: image zoom and notices. */
  globalUIComponents: z.boolean().optional(),
  /** Shown by the dev server alone. */
  draft: z.boolean().optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
});

/** The frontmatter of a page, after validation. */
export type Frontmatter = z.output<typeof frontmatterSchema>;
