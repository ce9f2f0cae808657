import type { ReactNode } from 'react';
import type { SiteData } from '#shared/site.ts';
import type { Checked, Covered, SiteStatus } from '#shared/status.ts';
import { hrefOf } from '#shared/url.ts';
import type { StatusStrings } from '../strings/static-strings.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';

interface StatusProps {
  site: SiteData;
  /** Absent before the checks have ended, and in the dev server, which has no build. */
  status?: SiteStatus | undefined;
}

/** What a build knows of itself, in one table. */
export function Status({ site, status }: StatusProps) {
  const { status: texts } = staticStringsOf(site);
  return (
    <>
      <p>{texts.introduction}</p>
      {status ? <Facts site={site} status={status} texts={texts} /> : <p>{texts.unknown}</p>}
    </>
  );
}

interface FactsProps {
  site: SiteData;
  status: SiteStatus;
  texts: StatusStrings;
}

function Facts(props: FactsProps) {
  const { what, found } = props.texts;
  return (
    <div className="table" data-component="Table">
      <table>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{found}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map(([name, value]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What does not apply to a site is left out: one without tasks, in one language, about no bundler. */
function rowsOf(props: FactsProps): Row[] {
  const { status, texts } = props;
  const { rows } = texts;
  const all: (Row | false)[] = [
    [rows.build, <code key="build">{status.build}</code>],
    status.bundler !== undefined && bundlerRow(props),
    [rows.pages, pages(props)],
    [rows.links, say(texts.links, { links: status.links })],
    [rows.samples, checked(status.samples, props)],
    status.bundler !== undefined && [rows.values, checked(status.values, props)],
    status.texts.all > 0 && [rows.texts, checked(status.texts, props)],
    ...status.covered.map((kind): Row => [rows[kind.kind], covered(kind, props)]),
    status.tasks > 0 && [rows.tasks, say(texts.tasks, { tasks: status.tasks })],
    status.locales > 1 && [rows.translations, translations(props)],
    [rows.weights, <Weights key="weights" {...props} />],
    ...measuredRows(props),
  ];
  return all.filter((row) => row !== false);
}

type Row = [name: string, value: ReactNode];

function pages({ status: { pages, locales }, texts }: FactsProps): string {
  return locales > 1 ? say(texts.pages, { pages, locales }) : String(pages);
}

function covered({ all, excused }: Covered, { texts }: FactsProps): string {
  const words = excused ? texts.coveredBut : texts.covered;
  return say(words, { all, documented: all - excused, excused });
}

function bundlerRow({ status: { version = '', bundler = '' }, texts }: FactsProps): Row {
  return [texts.rows.bundler, say(texts.bundler, { version, bundler })];
}

/** What tests of this very build have left behind. */
function measuredRows({ site, status: { measured }, texts }: FactsProps): Row[] {
  const { rows, unmeasured } = texts;
  const { search = {} } = measured;
  const nameOf = (lang: string) => site.locales.find((locale) => locale.lang === lang)?.label;
  const searches = Object.entries(search).map(([lang, { queries, at1, at5 }]): Row => {
    const values = { queries, at1: percent(at1), at5: percent(at5) };
    return [`${rows.search} (${nameOf(lang)})`, say(texts.search, values)];
  });
  const tests = (['accessibility', 'keyboard', 'contrast'] as const).map((name): Row => {
    const found = measured[name];
    return [rows[name], found ? say(texts[name], found) : unmeasured];
  });
  return [
    ...tests,
    ...(searches.length > 0 ? searches : [[rows.search, unmeasured] satisfies Row]),
  ];
}

function Weights({ site, status, texts }: FactsProps) {
  const own = status.weights.filter(({ lang }) => lang === site.lang);
  return own.map(({ routePath, title, bytes }, index) => (
    <span key={routePath}>
      {index > 0 && texts.comma}
      <a href={hrefOf(routePath, site)}>{title}</a> {(bytes / 1000).toFixed(1)} kB
    </span>
  ));
}

function checked({ all, unchecked }: Checked, { texts }: FactsProps): string {
  if (unchecked === 0) return say(texts.allChecked, { all });
  return say(texts.someChecked, { all, checked: all - unchecked, unchecked });
}

function translations({ status, texts }: FactsProps): string {
  if (!status.translations) return texts.unrecorded;
  return say(texts.translations, status.translations);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Fills in what a sentence leaves open. */
function say(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    (values[name] ?? '').toLocaleString('en'),
  );
}
