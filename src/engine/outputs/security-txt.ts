import { htmlLang } from '#shared/locale.ts';
import type { Output } from './output.ts';

const securityTxtPath = '.well-known/security.txt';

/** To whom weaknesses are reported, as RFC 9116 has it: at the root of a host, so only for a site that has one to itself. */
export const securityTxt: Output = ({ site }) => {
  const { security, base, url, locales } = site.config;
  if (!security || base !== '/') return [];
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${new Date(security.expires).toISOString()}`,
    `Preferred-Languages: ${locales.map(({ lang }) => htmlLang(lang).split('-')[0]).join(', ')}`,
    `Canonical: ${url}/${securityTxtPath}`,
  ];
  return [{ path: securityTxtPath, content: `${lines.join('\n')}\n` }];
};
