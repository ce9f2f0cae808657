import { articleComponents } from '#shared/article-components.ts';
import { closest } from '#shared/closest.ts';
import type { Check } from './check-context.ts';

const names = Object.keys(articleComponents).sort();

/** Components that a page names and that pages cannot use. */
export const components: Check = ({ site }) =>
  site.pages.flatMap(({ source, compiled }) =>
    compiled.components
      .filter(({ name }) => !names.includes(name))
      .map(({ name, line }) => {
        const [suggestion] = closest(name, names);
        return {
          file: `content/${source.relativePath}`,
          line,
          message: `Unknown component \`${name}\``,
          found: `<${name}>`,
          expected: `one of ${names.join(', ')}`,
          fix: suggestion ? `<${suggestion}>` : 'remove it; write `<` as `\\<` where it is text',
        };
      }),
  );
