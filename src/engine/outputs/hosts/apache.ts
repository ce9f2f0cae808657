import { withBase } from '#shared/url.ts';
import { contentTypes } from './content-type.ts';
import { hostFileNames } from './host-file-names.ts';
import { defaultCaching, type HeaderRule } from './host-headers.ts';
import type { HostRules } from './host-rules.ts';
import { type RedirectRule, redirectTarget } from './redirect-rules.ts';
import { endings, escapeRegExp, stemOf } from './spellings.ts';

/**
 * `.htaccess`, for Apache 2.4 with `mod_rewrite` and `mod_headers`, where `AllowOverride All` is set.
 * Patterns are without the base, as Apache compares them in a folder.
 */
export function apacheFile(rules: HostRules): string {
  return `${[
    ['Options -Indexes -MultiViews', 'DirectorySlash Off', 'DirectoryIndex disabled'],
    [`ErrorDocument 404 ${withBase('/404.html', rules.base)}`],
    Object.entries(contentTypes).map(([ending, type]) => `AddType "${type}" .${ending}`),
    [
      `Header always set Cache-Control "${defaultCaching}"`,
      ...rules.headers.flatMap((rule) => headerLines(rule, rules.base)),
    ],
    ['RewriteEngine On', ...privateLines(), ...redirectLines(rules), ...pageLines(rules)],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function headerLines({ pattern, headers }: HeaderRule, base: string): string[] {
  const path = escapeRegExp(withBase(pattern.replace(/\*$/, ''), base));
  const end = pattern.endsWith('*') ? '' : '$';
  const where = pattern === '/*' ? '' : ` "expr=%{REQUEST_URI} =~ m#^${path}${end}#"`;
  return Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"${where}`,
  );
}

/** The page for lost addresses is sent for them, and has none itself. */
function privateLines(): string[] {
  const names = Object.keys(hostFileNames).map(escapeRegExp);
  return [
    'RewriteCond %{ENV:REDIRECT_STATUS} =404',
    'RewriteRule ^ - [END]',
    `RewriteRule ^(?:${names.join('|')}|404(?:\\.html)?)$ - [R=404,END]`,
  ];
}

function redirectLines(rules: HostRules): string[] {
  return rules.redirects.flatMap((rule) =>
    rule.from.endsWith('/*') ? belowLines(rule, rules) : [movedLine(rule, rules)],
  );
}

function movedLine({ from, to, status }: RedirectRule, rules: HostRules): string {
  return `RewriteRule ${anySpelling(from)} ${redirectTarget(to, rules)} [R=${status},NC,NE,END]`;
}

/** What follows the folder is taken as it was sent, without the slashes it begins with: two of them would name another host. */
function belowLines({ from, to, status }: RedirectRule, rules: HostRules): string[] {
  const folder = escapeRegExp(withBase(from.slice(0, -1), rules.base));
  const target = redirectTarget(to, rules).replace(':splat', '%1');
  return [
    `RewriteCond %{THE_REQUEST} "^\\S+ ${folder}[/\\\\]*+([^?\\s]*)"`,
    `RewriteRule ^ ${target} [R=${status},NE,END]`,
  ];
}

/** A page at its own address, then files, then pages at other spellings of their addresses. */
function pageLines({ pages, base, cleanUrls }: HostRules): string[] {
  const asSent = 'RewriteCond "%{REQUEST_URI} %{THE_REQUEST}" "^(\\S+) \\S+ \\1[? ]"';
  const ending = cleanUrls ? '.html' : '';
  return [
    asSent,
    'RewriteCond %{REQUEST_FILENAME}index.html -f',
    'RewriteRule ^((?:.*/)?)$ $1index.html [END]',
    asSent,
    `RewriteCond %{REQUEST_FILENAME}${ending} -f`,
    `RewriteRule ^(?!(?:.*/)?index(?:\\.html)?$)(.*[^/]${cleanUrls ? '' : '\\.html'})$ $1${ending} [END]`,
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule !\\.html$ - [END]',
    ...pages.map(
      (page) => `RewriteRule ${anySpelling(page.slice(base.length - 1))} ${page} [R=308,NC,NE,END]`,
    ),
    'RewriteRule ^ - [R=404,END]',
  ];
}

/** In a folder, paths do not begin with a slash. */
function anySpelling(path: string): string {
  const stem = escapeRegExp(stemOf(path).slice(1));
  return stem ? `^${stem}${endings}$` : '^(?:index)?(?:\\.html)?/?$';
}
