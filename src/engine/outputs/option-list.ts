import { absoluteUrl } from '#shared/head.ts';
import { options } from '../bundler/facts/options.ts';
import { optionName } from '../bundler/option-names.ts';
import { optionPage } from '../model/option-pages.ts';
import { siteDataOf } from '../model/site.ts';
import type { Output } from './output-file.ts';

/** `options.json` for machines: what the bundler says of each option, and which page documents it. */
export const optionListFile: Output = ({ site }) => {
  const { documents, lang } = site.config;
  if (!documents) return [];
  const data = siteDataOf(site, { version: '', lang });
  const listed = options.map((option) => {
    const page = optionPage(option, documents.options);
    const name = optionName(option.path);
    return { name, ...option, ...(page ? { page: absoluteUrl(page, data) } : {}) };
  });
  return [{ path: 'options.json', content: `${JSON.stringify(listed)}\n` }];
};
