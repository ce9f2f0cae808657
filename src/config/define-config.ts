import type { SiteConfigInput } from './schema/site.ts';

/** Types a site's configuration; it is validated when the site is built. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
