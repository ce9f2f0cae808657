import { closest } from '#shared/closest.ts';
import type { Check } from './check-context.ts';

/** Components that a page names and the theme does not have. */
export const components: Check = ({ site, server }) =>
  site.pages.flatMap(({ source, compiled }) =>
    compiled.components
      .filter(({ name }) => !server.componentNames.includes(name))
      .map(({ name, line }) => {
        const [suggestion] = closest(name, server.componentNames);
        return {
          file: `content/${source.relativePath}`,
          line,
          message: `There is no component \`${name}\`.`,
          found: `<${name}>`,
          expected: `one of ${[...server.componentNames].sort().join(', ')}`,
          fix: suggestion ? `<${suggestion}>` : 'remove it; write `<` as `\\<` where it is text',
        };
      }),
  );
