import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Which requests the dev server answers: it shows drafts and opens editors. */
export interface RequestRules {
  /** Names of hosts besides this machine's own; one that begins with a dot stands for all below it. */
  hosts: readonly string[];
}

/** Hosts that a variable lists: `docs.test, .example.com`. */
export function hostsIn(text = ''): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((host) => host.toLowerCase());
}

/**
 * Why a request is refused; undefined where it is not. Any page on the web can point a name of its
 * own at this machine, or have a browser ask for an address here.
 */
export function reasonToRefuse(
  { url = '/', headers }: { url?: string | undefined; headers: IncomingHttpHeaders },
  { hosts }: RequestRules,
): string | undefined {
  const host = nameOf(`http://${headers.host ?? ''}`);
  if (!isAllowedHost(host, hosts)) return unknownHost(host ?? '');
  if (isOpeningEditor(url)) return isFromHere(headers) ? undefined : onlyFromHere;
  if (isForeign(headers)) return 'A page of another site may not read what is being written.';
  return undefined;
}

/** Whether a request asks for a file to be opened on this machine. */
export function isOpeningEditor(url: string): boolean {
  return /open-in-editor/i.test(decoded(url.split('?')[0] ?? ''));
}

function isAllowedHost(host: string | undefined, hosts: readonly string[]): boolean {
  if (host === undefined) return false;
  // A host name can be made to resolve to this machine (DNS rebinding); an IP address cannot.
  if (isIP(host.replace(/^\[|\]$/g, '')) > 0) return true;
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return hosts.some((known) =>
    known.startsWith('.') ? host === known.slice(1) || host.endsWith(known) : host === known,
  );
}

function unknownHost(host: string): string {
  return (
    `The dev server does not answer for the host \`${host}\`. ` +
    `If it is yours, name it: DEV_HOSTS=${host || 'docs.test'} npm run dev`
  );
}

const onlyFromHere = 'Only a page of this server may open files in an editor.';

/** Browsers send where a request comes from; one without that does not come from a page of this server. */
function isFromHere(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin' || isOwnOrigin(headers);
}

function isForeign(headers: IncomingHttpHeaders): boolean {
  if (headers.origin !== undefined && !isOwnOrigin(headers)) return true;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  return site === 'cross-site' && mode !== 'navigate';
}

function isOwnOrigin({ host, origin }: IncomingHttpHeaders): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

function nameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
