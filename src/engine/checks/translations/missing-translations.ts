import { configFileName } from '#config/load-config.ts';
import { defined, themeFor } from '#config/localize.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import type { Check } from '../check-context.ts';

/** Pages, titles and configured texts that one language of the site lacks. */
export const translations: Check = ({ site }) => {
  const languages = site.config.locales.map(({ lang }) => lang);
  const missingPages = site.pages.flatMap(({ source, info }) =>
    languages
      .filter((lang) => info.alternates[lang] === undefined)
      .map((lang) => missingPage(source.relativePath, source.lang, lang)),
  );
  const missingTitles = site.pages
    .filter(({ source }) => !source.frontmatter.title)
    .map(({ source }) => missingTitle(`content/${source.relativePath}`));
  return [
    ...missingPages,
    ...missingTitles,
    ...missingTexts(site.config, languages),
    ...sharedTexts(site.config, languages),
  ];
};

function missingPage(relativePath: string, from: LocaleCode, to: LocaleCode): Problem {
  const wanted = relativePath.replace(new RegExp(`(^|/)${from}/`), `$1${to}/`);
  return {
    file: `content/${relativePath}`,
    message: `Missing page in ${to}`,
    expected: `content/${wanted}`,
    fix: `translate the page; start from: cp content/${relativePath} content/${wanted}`,
  };
}

function missingTitle(file: string): Problem {
  return {
    file,
    line: 1,
    message: 'Missing title',
    expected: 'a title in the frontmatter: it is the heading of the page and its name everywhere',
    fix: '---\ntitle: …\n---',
  };
}

/** Texts of the configuration that are written once for each language. */
function missingTexts(config: SiteConfig, languages: readonly LocaleCode[]): Problem[] {
  const { feeds, versionNote } = config;
  const texts: ConfiguredText[] = [
    ...feeds.map(({ id, title }): ConfiguredText => [`the title of the feed ${id}`, title]),
    ...(versionNote ? [['versionNote.text', versionNote.text] as ConfiguredText] : []),
  ];
  return languages.flatMap((lang) =>
    [...texts, ...cardTexts(config, lang)]
      .filter(([, text]) => !text[lang])
      .map(([name, text]) => ({
        file: configFileName,
        message: `Missing ${lang} text for ${name}`,
        ...defined({ found: Object.values(text)[0] }),
        fix: `${lang}: '…'`,
      })),
  );
}

type ConfiguredText = [name: string, text: Record<LocaleCode, string>];

/** The descriptions of the sibling tools that one language shows. */
function cardTexts(config: SiteConfig, lang: LocaleCode): ConfiguredText[] {
  const { cards = [] } = themeFor(config, lang).ecosystem ?? {};
  return cards.map(({ name, description }) => [`the description of ${name}`, description]);
}

const themeTexts = [
  'outlineTitle',
  'prevPageText',
  'nextPageText',
  'lastUpdatedText',
  'sourceCodeText',
] as const;

/** Texts that are written once for all languages, so that other languages would show the first one's. */
function sharedTexts(
  { themeConfig, lang }: SiteConfig,
  languages: readonly LocaleCode[],
): Problem[] {
  type Theme = Pick<typeof themeConfig, (typeof themeTexts)[number] | 'editLink' | 'footer'>;
  // What a language switches off needs no text.
  const textsOf = (theme: Theme): [name: string, text: string | false | undefined][] => [
    ...themeTexts.map((name): [string, string | undefined] => [name, theme[name]]),
    ['editLink.text', theme.editLink === false ? false : theme.editLink?.text],
    ['footer.message', theme.footer === false ? false : theme.footer?.message],
  ];
  const shared = textsOf(themeConfig).flatMap(([name, text]) => (text ? [{ name, text }] : []));
  return languages
    .filter((other) => other !== lang)
    .flatMap((other) => {
      const own = new Map(textsOf(themeConfig.locales.find((entry) => entry.lang === other) ?? {}));
      return shared
        .filter(({ name }) => own.get(name) === undefined)
        .map(({ name, text }) => ({
          file: configFileName,
          message: `Missing ${other} text for themeConfig.${name}`,
          ...defined({ found: text }),
          fix: `themeConfig.locales: [{ lang: '${other}', ${name.replace('.', ': { ')}: '…'${name.includes('.') ? ' }' : ''} }]`,
        }));
    });
}
