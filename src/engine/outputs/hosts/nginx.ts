import { withBase } from '#shared/url.ts';
import { contentTypes, unknownType } from './content-type.ts';
import { hostFileNames } from './host-file-names.ts';
import { defaultCaching, type HeaderRule } from './host-headers.ts';
import type { HostRules } from './host-rules.ts';
import { type RedirectRule, redirectTarget } from './redirect-rules.ts';
import { endings, escapeRegExp, stemOf } from './spellings.ts';

/** `nginx.conf`, to be included in `http`: what addresses mean, as tables, and the server that looks them up. */
export function nginxFile(rules: HostRules): string {
  return [
    `# Include this in http {}, as /etc/nginx/conf.d/ is, and set listen, server_name and root.
# The site stands in the folder of the root that its addresses begin with: ${rules.base}`,
    // Named captures are variables, so each table has names of its own.
    table('$request_uri', '$docs_raw', ['"~^(?<docs_raw_path>[^?]*)" $docs_raw_path']),
    table('$uri', '$docs_stem', [
      `${quoted(`~*^(?<docs_stem_path>.*?)/?${endings}$`)} $docs_stem_path`,
    ]),
    '# Tables compare without letter case.',
    redirectTable(rules),
    table(
      '$docs_stem',
      '$docs_page',
      rules.pages.map((page) => `${quoted(stemOf(page))} ${quoted(page)}`),
    ),
    '# Where the address of a page is not spelled as links spell it.',
    table('"$docs_page $docs_raw"', '$docs_respelled', [
      'default $docs_page',
      '"~^ " ""',
      '"~^(?<docs_same>.+) \\k<docs_same>$" ""',
    ]),
    table('$docs_page', '$docs_file', [
      '"" $uri',
      '"~^(?<docs_folder>.*)/$" "$docs_folder/index.html"',
      ...(rules.cleanUrls ? ['default "$docs_page.html"'] : ['default $docs_page']),
    ]),
    table('$uri', '$docs_caching', cachingLines(rules)),
    serverBlock(rules),
  ].join('\n\n');
}

function table(from: string, to: string, lines: readonly string[]): string {
  return block(
    `map ${from} ${to}`,
    lines.map((line) => `${line};`),
  );
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Rules for what is below a folder come after those for an address: a table looks for the whole key first. */
function redirectTable(rules: HostRules): string {
  const [below, plain] = [true, false].map((isBelow) =>
    rules.redirects.filter(({ from }) => from.endsWith('/*') === isBelow),
  );
  return [
    table(
      '$docs_raw',
      '$docs_moved_below',
      (below ?? []).map((rule) => belowLine(rule, rules)),
    ),
    table('$docs_stem', '$docs_moved', [
      'default $docs_moved_below',
      ...(plain ?? []).map(
        ({ from, to }) =>
          `${quoted(stemOf(withBase(from, rules.base)))} ${quoted(withQuery(redirectTarget(to, rules)))}`,
      ),
    ]),
  ].join('\n\n');
}

/** What follows the folder loses the slashes it begins with: two of them would name another host. */
function belowLine({ from, to }: RedirectRule, { base, cleanUrls }: HostRules): string {
  const folder = escapeRegExp(withBase(from.slice(0, -1), base));
  const target = redirectTarget(to, { base, cleanUrls }).replace(':splat', '$docs_rest');
  return `${quoted(`~^${folder}[/\\\\]*+(?<docs_rest>.*)$`)} ${quoted(withQuery(target))}`;
}

/** The query belongs before a hash. */
function withQuery(target: string): string {
  const [path = '', hash] = target.split('#');
  return `${path}$is_args$args${hash === undefined ? '' : `#${hash}`}`;
}

function cachingLines({ headers, base }: HostRules): string[] {
  const own = headers.flatMap(({ pattern, headers: entries }) => {
    const value = entries['Cache-Control'];
    return value
      ? [
          `${quoted(`~^${escapeRegExp(withBase(pattern.replace(/\*$/, ''), base))}`)} ${quoted(value)}`,
        ]
      : [];
  });
  return [`default "${defaultCaching}"`, ...own];
}

function serverBlock(rules: HostRules): string {
  const { base, headers } = rules;
  const types = Object.entries(contentTypes).map(([ending, type]) => `"${type}" ${ending};`);
  const common = headers.find(({ pattern }) => pattern === '/*')?.headers ?? {};
  return block('server', [
    'listen 80;',
    'server_name _;',
    'root /srv/www;',
    '',
    ...block('types', types).split('\n'),
    `default_type "${unknownType}";`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${textTypes().join(' ')};`,
    ...Object.entries(common).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Cache-Control $docs_caching always;',
    '',
    `error_page 404 ${withBase('/404.html', base)};`,
    'if ($docs_moved) { return 301 $docs_moved; }',
    'if ($docs_respelled) { return 308 $docs_respelled$is_args$args; }',
    'location / { try_files $docs_file =404; }',
    `location = ${withBase('/404.html', base)} { internal; }`,
    ...Object.keys(hostFileNames).map(
      (name) => `location = ${withBase(`/${name}`, base)} { return 404; }`,
    ),
    ...headers.flatMap((rule) => typeLocation(rule, base)),
  ]);
}

/** What is worth compressing; HTML always is. */
function textTypes(): string[] {
  const isText = (type: string) => /^text\/(?!html)|json|xml|svg/.test(type);
  const types = Object.values(contentTypes).map((type) => type.replace(/;.*/, ''));
  return [...new Set(types.filter(isText))];
}

/** A file that is not what its ending says. */
function typeLocation({ pattern, headers }: HeaderRule, base: string): string[] {
  const type = headers['Content-Type'];
  return type ? [`location = ${withBase(pattern, base)} { types {} default_type "${type}"; }`] : [];
}
