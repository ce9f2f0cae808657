const name = 'deprecatedVersion';

/** The version that an address asks for: `?deprecatedVersion=0.5.0`; empty for all. */
export function readVersion(query: string): string {
  return new URLSearchParams(query).get(name) ?? '';
}

/** The query with a version, and with all else that it had. */
export function writeVersion(query: string, version: string): string {
  const params = new URLSearchParams(query);
  if (version) params.set(name, version);
  else params.delete(name);
  const written = params.toString();
  return written && `?${written}`;
}
