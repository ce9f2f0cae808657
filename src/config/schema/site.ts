import { z } from 'zod';
import { linkSchema } from '#shared/frontmatter.ts';
import { isLocaleCode, spokenLocales } from '#shared/locale.ts';
import { address, asset, navItem, sidebars, socialLink } from './navigation.ts';

const logo = z.union([asset, z.strictObject({ light: asset, dark: asset })]);
const lang = z.string().refine(isLocaleCode, 'a language in small letters (`en`, `zh`, `pt-br`)');
const host = z
  .string()
  .regex(
    /^https?:\/\/[^\s/?#]+\/*$/,
    'the address of a host (`https://docs.example.com`), without a path',
  );
const path = z.string().startsWith('/', 'a path (`/guide`)');

/** One address: hosts read `*` and `:name` as patterns, and a line break as the next rule. */
const plainPath = z
  .string()
  .regex(
    /^\/(?!\/)[^\s*:?#\\\p{Cc}]*$/u,
    'the path of one address (`/guide`), without `*`, `:`, `?` or spaces',
  );

/** A redirect's target is written into a file of rules, one a line. */
const redirectTarget = linkSchema.regex(
  /^[^\s*\\\p{Cc}]*$/u,
  'a path (`/guide/react`) or an address (`https://…`), without spaces, `*` or `\\`',
);

/** The Content-Security-Policy names the host that answers searches, so the value has to be exactly one host. */
const searchAddress = z
  .string()
  .regex(/^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?][^\s#]*)?$/i, {
    error: 'an address (`https://…`) with a plain host, and no user or password',
  });

const ecosystem = z.strictObject({
  link: z.strictObject({ text: z.string().min(1), url: address }),
  cards: z.array(
    z.strictObject({
      name: z.string().min(1),
      description: z.record(lang, z.string().min(1)),
      url: address,
      logo: asset,
      logoScale: z.number().positive().default(1),
    }),
  ),
});

/** What a language may switch off that the site has. */
const off = z.literal(false);

/** The settings of the theme: each can be set for the site, and for one language. */
const themeFields = z.strictObject({
  /** Entries of the navigation bar, in order. */
  nav: z.array(navItem),
  /** Sidebars by path prefix. */
  sidebar: sidebars,
  /** Show the day a page's text last changed. */
  lastUpdated: z.boolean(),
  lastUpdatedText: z.string().min(1),
  outlineTitle: z.string().min(1),
  prevPageText: z.string().min(1),
  nextPageText: z.string().min(1),
  /** Label of `<SourceCode href>`. */
  sourceCodeText: z.string().min(1),
  /** Shown only if both are set. */
  editLink: z.union([
    off,
    z.strictObject({ docRepoBaseUrl: address.optional(), text: z.string().min(1).optional() }),
  ]),
  footer: z.union([
    off,
    z.strictObject({
      message: z.string().min(1).optional(),
      /** Such as the license, the repository and where to report problems. */
      links: z.array(z.strictObject({ text: z.string().min(1), link: linkSchema })).optional(),
    }),
  ]),
  socialLinks: z.array(socialLink),
  /** `false` takes search away. */
  search: z.boolean(),
  /** What the search dialog offers beside results. */
  searchLinks: z.union([
    off,
    z.strictObject({
      /** Paths of pages that are listed, by their titles, before anything is typed. */
      popular: z.array(linkSchema).default([]),
      /** Where readers may go for whom nothing was found. */
      nothing: z.array(z.strictObject({ text: z.string().min(1), link: linkSchema })).default([]),
    }),
  ]),
  /** `false` leaves the light theme alone, without a control. */
  darkMode: z.boolean(),
  /** `auto` hides the bar on scrolling down; `always` does not show it at all. */
  hideNavbar: z.enum(['never', 'auto', 'always']),
  /** `false` leaves out the list of headings beside every page that does not ask for it. */
  outline: z.boolean(),
  /** Sibling tools, behind the icon before the logo. */
  ecosystem: z.union([off, ecosystem]),
  copyright: z.string(),
});

const { shape } = themeFields;

const themeConfig = themeFields.partial().extend({
  /** The same settings for one language; they win over those above. */
  locales: z.array(themeFields.partial().extend({ lang })).default([]),
  socialLinks: shape.socialLinks.default([]),
  search: shape.search.default(true),
  darkMode: shape.darkMode.default(true),
  hideNavbar: shape.hideNavbar.default('never'),
  outline: shape.outline.default(true),
  copyright: shape.copyright.default(''),
});

/** The names of all settings of the theme. */
export const themeFieldNames = themeFields.keyof().options;

const search = z.union([
  z.literal(false),
  z.discriminatedUnion(
    'mode',
    [
      z.strictObject({ mode: z.literal('local') }),
      z.strictObject({
        mode: z.literal('remote'),
        /** Receives `keyword`, `limit`, `searchIndexes` and `lang` as its query. */
        apiUrl: searchAddress,
        searchIndexes: z.array(z.string().min(1)).min(1),
      }),
    ],
    'one of "local", "remote"',
  ),
]);

const feed = z.strictObject({
  /** `blog` gives `/rss/blog-en.rss`. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
  /** Dated pages below this prefix are in the feed. */
  include: path,
  title: z.record(lang, z.string().min(1)),
});

/** What is left out need not be documented. */
const documents = z.strictObject({
  /** The options of each page; the longest name wins: `{ '/config/watch': ['watch', 'watchOptions'] }`. */
  options: z.record(path, z.array(z.string().min(1)).min(1)).optional(),
  /** The page of the command line. */
  commands: path.optional(),
  hooks: path.optional(),
  /** The page of what loaders find in `this`. */
  loaderContext: path.optional(),
  exports: z.array(path).min(1).optional(),
});

const fields = z.strictObject({
  /** Address of the host, without a path. `SITE_URL` overrides it. */
  url: host.transform((url) => url.replace(/\/+$/, '')),
  /** Where the site stands on its host. */
  base: z
    .string()
    .regex(/^\/(?:[^\s?#]+\/)?$/, 'a path that begins and ends in a slash (`/docs/`)')
    .default('/'),
  title: z.string().min(1),
  description: z.string().min(1),
  /** The language without a prefix. */
  lang: lang.default(spokenLocales[0]),
  icon: asset.optional(),
  logo: logo.optional(),
  /** The version that is documented, shown beside the title. */
  version: z.string().min(1).optional(),
  /** Shown where a page is shared that has no picture of its own, 1200 × 630 pixels: `/card.png`. */
  socialImage: asset.optional(),
  /** A stylesheet beside the configuration; what it sets wins over the theme's: `theme.css`. */
  stylesheet: z
    .string()
    .regex(
      /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.css$/,
      'a file from the folder of the site (`theme.css`)',
    )
    .optional(),
  /** Folder below `public/` where `npm run og` draws a picture of each page, and icons for home screens: `/images`. */
  generatedImages: z
    .string()
    .regex(/^(?:\/[\w-]+)+$/, 'a folder below public/, without a slash at its end (`/images`)')
    .optional(),
  /** Where readers report problems of pages: the address of a new issue, to which title and body are added. */
  issues: address.optional(),
  /** To whom weaknesses of the site are reported: `/.well-known/security.txt`. */
  security: z
    .strictObject({
      /** An address of the web, or `mailto:`. */
      contact: z
        .string()
        .regex(/^(?:https:\/\/|mailto:)[^\s]+$/, 'an address (`https://…`, `mailto:…`)'),
      /** The day from which on the contact is no longer trusted, at most a year away: `npm run deploy` refuses to publish it after that. */
      expires: z.iso.date('a day (`2027-11-01`)'),
    })
    .optional(),
  /** Whether readers can save the site on their devices, a language at a time, at `/offline`. */
  offline: z.boolean().default(false),
  /** Pages are always rendered at build: the only value is `true`. */
  ssg: z
    .literal(true, 'true: a site of this engine has no other form than static pages')
    .default(true),
  locales: z
    .array(
      z.strictObject({
        lang,
        label: z.string().min(1),
        title: z.string().min(1).optional(),
        description: z.string().min(1).optional(),
        nav: z.array(navItem).optional(),
        sidebar: sidebars.optional(),
      }),
    )
    .min(1),
  /** Folders `content/{version}/{locale}`; the default version has no prefix in its addresses. */
  multiVersion: z
    .strictObject({ default: z.string().min(1), versions: z.array(z.string().min(1)).min(1) })
    .optional(),
  search: search.default({ mode: 'local' }),
  markdown: z
    .strictObject({
      showLineNumbers: z.boolean().default(false),
      /** Wrap long lines of code instead of scrolling them. */
      defaultWrapCode: z.boolean().default(false),
      codeHighlighter: z.literal('shiki').default('shiki'),
    })
    .prefault({}),
  route: z.strictObject({ cleanUrls: z.boolean().default(true) }).prefault({}),
  feeds: z.array(feed).default([]),
  /** Addresses that lead on: `{ '/guide': '/guide/introduction' }`, in every language. */
  redirects: z.record(plainPath, redirectTarget).default({}),
  /**
   * Says that the site is about Rspack, and which pages document what of it: they are checked against the facts in
   * `engine/rspack/facts`. Without it, nothing of Rspack is in the site, and no sample has to work with it.
   */
  documents: documents.optional(),
  /** One line above every article: what is documented, and where the current documentation is. */
  versionNote: z
    .strictObject({ text: z.record(lang, z.string()), linkText: z.string(), url: address })
    .optional(),
  themeConfig: themeConfig.prefault({}),
});

type TextsByLanguage = [path: PropertyKey[], texts: Record<string, string>];

/** What is written once for each language of the site, and where. */
function textsByLanguage({
  feeds,
  versionNote,
  themeConfig: { ecosystem },
}: z.output<typeof fields>): TextsByLanguage[] {
  const { cards } = ecosystem || { cards: [] };
  const inCards = ['themeConfig', 'ecosystem', 'cards'];
  return [
    ...feeds.map(({ title }, index): TextsByLanguage => [['feeds', index, 'title'], title]),
    ...cards.map(
      (card, index): TextsByLanguage => [[...inCards, index, 'description'], card.description],
    ),
    ...(versionNote ? [[['versionNote', 'text'], versionNote.text] satisfies TextsByLanguage] : []),
  ];
}

const oneOf = (languages: readonly string[]) =>
  `a language of \`locales\`: ${languages.join(', ')}`;

/** Problems that no field has alone. */
function checkTogether(config: z.output<typeof fields>, { addIssue }: z.RefinementCtx): void {
  const refuse = (path: PropertyKey[], input: unknown, message: string) =>
    addIssue({ code: 'custom', path, input, message });
  const { lang: first, locales, multiVersion } = config;
  const languages = locales.map((locale) => locale.lang);
  if (languages.length > 0 && !languages.includes(first)) {
    refuse(['lang'], first, oneOf(languages));
  }
  for (const [index, code] of languages.entries()) {
    if (languages.indexOf(code) === index) continue;
    refuse(['locales', index, 'lang'], code, 'a language that is not listed before');
  }
  for (const [index, { lang: code }] of config.themeConfig.locales.entries()) {
    if (languages.includes(code) || !isLocaleCode(code)) continue;
    refuse(['themeConfig', 'locales', index, 'lang'], code, oneOf(languages));
  }
  for (const [path, texts] of textsByLanguage(config)) {
    for (const [code, text] of Object.entries(texts)) {
      if (languages.includes(code)) continue;
      refuse([...path, code], text, oneOf(languages));
    }
  }
  if (multiVersion?.versions.length && !multiVersion.versions.includes(multiVersion.default)) {
    const message = `one of \`versions\`: ${multiVersion.versions.join(', ')}`;
    refuse(['multiVersion', 'default'], multiVersion.default, message);
  }
}

/** Everything that `site.config.ts` may say. Unknown keys are refused. */
export const siteSchema = fields.superRefine(checkTogether);

/** What an author writes. */
export type SiteConfigInput = z.input<typeof siteSchema>;

/** What the engine receives: validated, with every default filled in. */
export type SiteConfig = z.output<typeof siteSchema>;
