import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProblemError } from '#shared/problem.ts';
import { type SiteConfig, siteSchema } from './schema/site.ts';
import { schemaKeys } from './schema-keys.ts';
import { schemaProblems } from './schema-problems.ts';

/** Name of the configuration file in a site's root folder. */
export const configFileName = 'site.config.ts';

/**
 * Loads and validates the configuration of a site.
 *
 * @param root folder of the site
 * @param env `SITE_URL` overrides `url`
 * @throws ProblemError with file and line of everything that is wrong
 */
export async function loadConfig(
  root: string,
  env: { SITE_URL?: string | undefined } = {},
): Promise<SiteConfig> {
  const file = path.join(root, configFileName);
  const source = await readFile(file, 'utf8').catch(() => {
    throw new ProblemError([
      {
        file: configFileName,
        message: 'There is no configuration here.',
        expected: `a file ${configFileName} in ${root} that exports \`defineConfig({ … })\``,
      },
    ]);
  });
  const loaded: { default?: unknown } = await import(
    `${pathToFileURL(file).href}?${hashOf(source)}`
  );
  const input = env.SITE_URL
    ? { ...(loaded.default as object), url: env.SITE_URL }
    : loaded.default;
  return parseConfig(input, source);
}

/** Validates a configuration; `source` is the text of its file, for the line numbers. */
export function parseConfig(input: unknown, source: string): SiteConfig {
  const result = siteSchema.safeParse(input);
  if (result.success) return result.data;
  throw new ProblemError(
    schemaProblems(result.error, {
      file: configFileName,
      subject: configFileName,
      knownKeys: (at) => schemaKeys(siteSchema, at),
      locate: (at) => locateKey(source, at),
      syntax: 'ts',
    }),
  );
}

/** Finds a key by its path: each name is looked for behind the one before it. */
function locateKey(source: string, keyPath: readonly PropertyKey[]) {
  let offset = 0;
  for (const key of keyPath) {
    if (typeof key === 'number') continue;
    const rest = source.slice(offset);
    const escaped = String(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const match = rest.search(new RegExp(`(?<![\\w.])['"]?${escaped}['"]?\\s*[:,(}]`));
    if (match >= 0) offset += match;
  }
  const line = source.slice(0, offset).split('\n').length;
  return { line, source: (source.split('\n')[line - 1] ?? '').trim() };
}

/** A new address for changed text, so that the dev server sees the new module. */
function hashOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return (hash >>> 0).toString(36);
}
