import { absoluteUrl } from '#shared/head.ts';
import { siteDataOf } from '../model/site.ts';
import { options } from '../rspack/facts/options.ts';
import { optionName } from '../rspack/option-names.ts';
import { optionPage } from '../rspack/option-page.ts';
import type { Output } from './output.ts';

/** `options.json` for machines: what the bundler says of each option, and which page documents it. */
export const optionListFile: Output = ({ site }) => {
  const { documents, lang } = site.config;
  if (!documents) return [];
  const data = siteDataOf(site, { version: '', lang });
  const listed = options.map((option) => {
    const page = optionPage(option, documents.options ?? {});
    const name = optionName(option.path);
    return { name, ...option, ...(page ? { page: absoluteUrl(page, data) } : {}) };
  });
  return [{ path: 'options.json', content: `${JSON.stringify(listed)}\n` }];
};
