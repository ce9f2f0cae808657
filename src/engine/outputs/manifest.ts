import { appIconFile, appIcons } from '#shared/app-icons.ts';
import { htmlLang } from '#shared/locale.ts';
import type { SiteData } from '#shared/site.ts';
import { formatRoute, hrefOf, withBase } from '#shared/url.ts';
import { ground } from '../images/drawn-image.ts';
import { siteDataOf } from '../model/site.ts';
import type { Output } from './output.ts';

/** What the site is called, and which icons it has, where a reader puts it beside programs: a file for each language. */
export const manifests: Output = ({ site }) =>
  site.config.locales.flatMap(({ lang }) => {
    const data = siteDataOf(site, { version: '', lang });
    if (!data.manifest) return [];
    return [{ path: data.manifest.slice(1), content: JSON.stringify(manifestOf(data)) }];
  });

function manifestOf(site: SiteData): object {
  const home = formatRoute({ version: '', lang: site.lang, path: '/' }, site);
  return {
    name: [site.title, site.version].filter(Boolean).join(' '),
    short_name: site.title,
    description: site.description,
    lang: htmlLang(site.lang),
    start_url: hrefOf(home, site),
    scope: site.base,
    // Reading needs the way back and the address.
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: icons(site),
  };
}

function icons({ generatedImages: folder, base }: SiteData): object[] {
  if (!folder) return [];
  return appIcons.flatMap((icon) =>
    icon.purpose === 'apple'
      ? []
      : [
          {
            src: withBase(appIconFile(folder, icon), base),
            sizes: `${icon.size}x${icon.size}`,
            type: 'image/png',
            purpose: icon.purpose,
          },
        ],
  );
}
