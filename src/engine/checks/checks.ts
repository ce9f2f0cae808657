import type { Problem } from '#shared/problem.ts';
import { isDraft } from '../content/drafts.ts';
import type { Site } from '../model/site.ts';
import { redirectRules } from '../outputs/hosts/redirect-rules.ts';
import { addressPages } from './addresses/address-page.ts';
import { checkAddresses } from './addresses/check-addresses.ts';
import type { Check, CheckContext } from './check-context.ts';
import { components } from './components.ts';
import { coverage } from './coverage/coverage.ts';
import { pageNames } from './coverage/page-names.ts';
import { taskAnswers } from './coverage/task-answers.ts';
import { feeds } from './feeds.ts';
import { generatedImages } from './generated-images.ts';
import { readBuiltPages } from './links/built-page.ts';
import { icons } from './links/icons.ts';
import { ids } from './links/ids.ts';
import { links } from './links/links.ts';
import { navigation } from './links/navigation.ts';
import { redirects } from './links/redirects.ts';
import { routes } from './links/routes.ts';
import { frontmatterParity } from './parity/frontmatter-parity.ts';
import { parity } from './parity/parity.ts';
import { publicFiles } from './public-files.ts';
import { translations } from './translations/missing-translations.ts';
import { type Note, staleNotes, staleSections } from './translations/stale-sections.ts';
import { statusProblems } from './translations/status-problems.ts';

const addresses: Check = ({ site }) =>
  checkAddresses({
    ...site.records,
    pages: addressPages(site),
    locales: site.config.locales,
    redirects: redirectRules(site.config),
  });

const translationStatusCheck: Check = ({ site }) => {
  const { translationStatus, addresses } = site.records;
  // A site without a list of published addresses does not record translations either.
  if (!translationStatus && addresses.text === '') return [];
  // A draft may be behind its translation for as long as nobody reads it.
  const published = site.pages.filter(({ source }) => !isDraft(source));
  return statusProblems(translationStatus, published, site.config);
};

const checks: Check[] = [
  routes,
  translations,
  navigation,
  redirects,
  feeds,
  components,
  publicFiles,
  generatedImages,
  icons,
  ids,
  links,
  coverage,
  addresses,
  taskAnswers,
  pageNames,
  parity,
  frontmatterParity,
  translationStatusCheck,
];

/** Everything that is wrong with a built site. */
export function checkSite(context: Omit<CheckContext, 'built'>): Problem[] {
  return runChecks({ ...context, built: readBuiltPages(context.files) });
}

/** The same, for documents that have been read before. */
export function runChecks(context: CheckContext): Problem[] {
  return checks.flatMap((check) => check(context));
}

/** What a writer should know of a site, though nothing is wrong. */
export function siteNotes({ records: { translationStatus }, pages, config }: Site): Note[] {
  return translationStatus ? staleNotes(staleSections(translationStatus, pages, config)) : [];
}
