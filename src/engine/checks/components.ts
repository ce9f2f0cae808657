import { configFileName } from '#config/load-config.ts';
import { articleComponents, rspackComponents } from '#shared/article-components.ts';
import { closest } from '#shared/closest.ts';
import type { ProblemText } from '#shared/problem.ts';
import type { Check } from './check-context.ts';

/** Components that a page names and that the pages of the site cannot use. */
export const components: Check = ({ site: { config, pages } }) => {
  const others = config.documents ? [] : Object.keys(rspackComponents);
  const names = Object.keys(articleComponents)
    .filter((name) => !others.includes(name))
    .sort();
  return pages.flatMap(({ source, compiled }) =>
    compiled.components
      .filter(({ name }) => !names.includes(name))
      .map(({ name, line }) => ({
        file: `content/${source.relativePath}`,
        line,
        ...(others.includes(name) ? misplaced(name) : unknown(name, names)),
      })),
  );
};

function unknown(name: string, names: readonly string[]): ProblemText {
  const [suggestion] = closest(name, names);
  return {
    message: `Unknown component \`${name}\``,
    found: `<${name}>`,
    expected: `one of ${names.join(', ')}`,
    fix: suggestion ? `<${suggestion}>` : 'remove it; write `<` as `\\<` where it is text',
  };
}

function misplaced(name: string): ProblemText {
  return {
    message: `Component of sites about Rspack: \`${name}\``,
    found: `<${name}>`,
    fix: `remove it, or say in ${configFileName} that the site is about Rspack: documents: {}`,
  };
}
