import { configKeys } from '../../rspack/option-keys.ts';
import type { OptionIndex } from '../../rspack/option-names.ts';
import type { CodeLink } from './token-html.ts';

/**
 * Links the keys of a configuration that are options, to a placeholder `option:<name>`: the page
 * that documents it is known only when all pages are compiled.
 *
 * ```
 * module.exports = { mode: 'none' };   →   [{ start: 19, end: 23, href: 'option:mode' }]
 * ```
 */
export function optionLinks(code: string, lang: string, { find }: OptionIndex): CodeLink[] {
  return configKeys(code, lang)
    .flatMap(({ keys, start, end }) => {
      const name = find(keys);
      return name ? [{ start, end, href: `option:${name}` }] : [];
    })
    .sort((a, b) => a.start - b.start);
}

const placeholder = /<a((?: class="[a-z]")?) href="option:([^"]+)">(.*?)<\/a>/g;

/**
 * Replaces the placeholders by the addresses of headings; options without one become plain code.
 *
 * @param hrefOf address of an option's heading, by the option's name
 * @param mark further attributes of the links
 */
export function resolveOptionLinks(
  html: string,
  hrefOf: (name: string) => string | undefined,
  mark = '',
): string {
  return html.replace(placeholder, (_, named: string, name: string, text: string) => {
    const href = hrefOf(name);
    if (href !== undefined) return `<a${named} href="${href}"${mark}>${text}</a>`;
    return named ? `<span${named}>${text}</span>` : text;
  });
}
