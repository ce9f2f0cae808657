import { z } from 'zod';
import { linkSchema } from '#shared/frontmatter.ts';
import { socialIcons } from '#shared/site.ts';

/** A full address of another site. */
export const address = z.url({ protocol: /^https?$/, error: 'an address (`https://…`)' });

/** A path below `public/`, or a full address. */
export const asset = z
  .string()
  .regex(/^(?:\/(?!\/)|https:\/\/)/, 'a path below public/ (`/logo.svg`)');

const regularExpression = z.string().refine((source) => {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}, 'a regular expression');

const navEntry = {
  text: z.string().min(1),
  /** Regular expression on the path, from its start. Default: the section of the link. */
  activeMatch: regularExpression.optional(),
  position: z.enum(['left', 'right']).default('right'),
  /** A named icon, or the address of an SVG file below `public/`. */
  tag: z.string().optional(),
};

const navLink = z.strictObject({ ...navEntry, link: linkSchema });

/** An entry of the navigation bar: with `link` a link, with `items` a menu, with both a menu whose name is a link. */
export const navItem = z.union([
  navLink,
  z.strictObject({ ...navEntry, link: linkSchema.optional(), items: z.array(navLink).min(1) }),
]);

const divider = z.strictObject({ dividerType: z.enum(['dashed', 'solid']) });

const sidebarLink = z.strictObject({
  /** Default: the title of the page. */
  text: z.string().min(1).optional(),
  link: linkSchema,
  tag: z.string().optional(),
});

const sidebarGroup = z.strictObject({
  text: z.string().min(1),
  /** The group's own page. */
  link: linkSchema.optional(),
  collapsible: z.boolean().default(true),
  collapsed: z.boolean().default(false),
  tag: z.string().optional(),
  get items() {
    return z.array(sidebarItem);
  },
});

/** An entry of a sidebar: a path, a link, a group, or a rule between them. */
const sidebarItem: z.ZodType<SidebarItemConfig, SidebarItemInput> = z.union([
  linkSchema,
  z.lazy(() => sidebarGroup),
  sidebarLink,
  divider,
]);

export type SidebarItemInput =
  | string
  | z.input<typeof sidebarLink>
  | z.input<typeof divider>
  | {
      text: string;
      link?: string;
      collapsible?: boolean;
      collapsed?: boolean;
      tag?: string;
      items: SidebarItemInput[];
    };

export type SidebarItemConfig =
  | string
  | z.output<typeof sidebarLink>
  | z.output<typeof divider>
  | {
      text: string;
      link?: string;
      collapsible: boolean;
      collapsed: boolean;
      tag?: string;
      items: SidebarItemConfig[];
    };

/**
 * Sidebars by path prefix. A string in place of a list names the prefix whose
 * sidebar is shared: `{ '/guide/': […], '/misc/': '/guide/' }`.
 */
export const sidebars = z
  .record(
    z.string().regex(/^\/(?:.*\/)?$/, 'a path prefix that begins and ends in a slash (`/guide/`)'),
    z.union([z.string(), z.array(sidebarItem)]),
  )
  .superRefine((all, { addIssue }) => {
    const own = Object.keys(all).filter((prefix) => typeof all[prefix] !== 'string');
    for (const [prefix, items] of Object.entries(all)) {
      if (typeof items !== 'string' || own.includes(items)) continue;
      const message = `a prefix with a list of its own: ${own.join(', ')}`;
      addIssue({ code: 'custom', path: [prefix], input: items, message });
    }
  });

export const socialLink = z.strictObject({
  /** A named icon, or `{ svg: '<svg …>' }`. */
  icon: z.union([
    z.enum(socialIcons),
    z.strictObject({ svg: z.string().startsWith('<svg', 'the source of an SVG (`<svg …>`)') }),
  ]),
  /** `link` leads to `content`; `text` and `img` show it in a popover. */
  mode: z.enum(['link', 'text', 'img']).default('link'),
  content: z.string().min(1),
  /** The accessible name. Default: the icon's name. */
  label: z.string().min(1).optional(),
});
