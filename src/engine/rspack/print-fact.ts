/** A fact as it would be written by hand, on one line: `{ name: 'emit', args: ['compilation'] }`. */
export function printFact(fact: unknown): string {
  if (typeof fact === 'string') return quote(fact);
  if (Array.isArray(fact)) return `[${fact.map(printFact).join(', ')}]`;
  if (typeof fact !== 'object' || fact === null) return String(fact);
  const members = Object.entries(fact)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${/^[\w$]+$/.test(key) ? key : quote(key)}: ${printFact(value)}`);
  return `{ ${members.join(', ')} }`;
}

/** In single quotes, but in double ones where there are single ones inside. */
function quote(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
