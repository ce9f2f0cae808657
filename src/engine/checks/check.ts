import type { Problem } from '#shared/problem.ts';
import { addressPages } from '../addresses/address-page.ts';
import { redirectRules } from '../outputs/host-rules.ts';
import { checkAddresses } from './addresses.ts';
import { readBuiltPages } from './built-page.ts';
import type { Check, CheckContext } from './check-context.ts';
import { components } from './components.ts';
import { coverage } from './coverage.ts';
import { feeds } from './feeds.ts';
import { ids } from './ids.ts';
import { links } from './links.ts';
import { navigation } from './navigation.ts';
import { routes } from './routes.ts';
import { translations } from './translations.ts';

const addresses: Check = ({ site }) =>
  checkAddresses({
    ...site.records,
    pages: addressPages(site),
    redirects: redirectRules(site.config),
  });

const checks: Check[] = [
  routes,
  translations,
  navigation,
  feeds,
  components,
  ids,
  links,
  coverage,
  addresses,
];

/** Everything that is wrong with a built site. */
export function checkSite(context: Omit<CheckContext, 'built'>): Problem[] {
  return runChecks({ ...context, built: readBuiltPages(context.files) });
}

/** The same, for documents that have been read before. */
export function runChecks(context: CheckContext): Problem[] {
  return checks.flatMap((check) => check(context));
}
