import { z } from 'zod';
import { link } from './links.ts';

const heroAction = z.strictObject({
  theme: z.enum(['brand', 'alt']),
  text: z.string().min(1),
  link,
});

const hero = z.strictObject({
  name: z.string().min(1),
  text: z.string().optional(),
  tagline: z.string().optional(),
  image: z.strictObject({ src: z.string().min(1), alt: z.string() }).optional(),
  actions: z.array(heroAction).default([]),
});

const feature = z.strictObject({
  title: z.string().min(1),
  details: z.string().min(1),
  icon: z.string().min(1),
  link: link.optional(),
  span: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(6)]).default(4),
});

/** What an author may write between the `---` lines above a page. */
export const frontmatterSchema = z.strictObject({
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  pageType: z.enum(['home', 'doc', '404', 'custom', 'blank']).optional(),
  date: z.iso.date('a day, `YYYY-MM-DD`').optional(),
  linkFeed: z.string().optional(),
  linkFeeds: z.array(z.string()).optional(),
  navbar: z.boolean().optional(),
  sidebar: z.boolean().optional(),
  outline: z.boolean().optional(),
  footer: z.boolean().optional(),
  overview: z.boolean().optional(),
  posts: z.boolean().optional(),
  globalUIComponents: z.boolean().optional(),
  draft: z.boolean().optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
});
