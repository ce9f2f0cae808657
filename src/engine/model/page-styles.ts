import type { Bundle } from '../bundle/bundle.ts';

/** Addresses of the stylesheets of the components that a text has. */
export function pageStyles(body: string, componentStyles: Bundle['componentStyles']): string[] {
  const names = [...body.matchAll(/ data-component="(\w+)"/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort().flatMap((name) => componentStyles.get(name) ?? []);
}
