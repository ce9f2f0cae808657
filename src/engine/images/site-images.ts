import { isDraft } from '../content/drafts.ts';
import { type Site, siteDataOf } from '../model/site.ts';
import { drawnIcons } from './app-icons.ts';
import type { DrawnImage } from './drawn-image.ts';
import { drawnPage } from './page-image.ts';

type ImageSite = Pick<Site, 'config' | 'pages' | 'data' | 'iconSource'>;

/** All pictures that a site draws of itself: one of each published page, and its icons. */
export function siteImages({
  config,
  pages,
  data,
  iconSource: icon = '',
}: ImageSite): DrawnImage[] {
  const { generatedImages: folder } = config;
  if (!folder) return [];
  const published = pages.filter(({ source }) => !isDraft(source));
  const ofPages = published.map(({ info }) =>
    drawnPage(info, siteDataOf({ data }, info), { folder, icon }),
  );
  return [...ofPages, ...(icon ? drawnIcons({ folder, icon }) : [])];
}
