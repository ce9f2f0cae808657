/** In a string: where the name of the package goes. */
export const nameMark = 'NAME_OF_THE_PACKAGE';

/** A value as a configuration would write it, on one line: `['.js', '.json']`. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') return printString(value);
  if (typeof value === 'function') return `(${value.name || 'function'})`;
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  return isPlainObject(value) ? printObject(value) : `new ${value.constructor.name}()`;
}

/** Whether a value is an object without a class of its own. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function printString(text: string): string {
  if (text === nameMark) return 'output.uniqueName';
  const escaped = text.replaceAll('\\', '\\\\');
  if (!text.includes(nameMark)) return `'${escaped.replaceAll("'", "\\'")}'`;
  return `\`${escaped.replaceAll(nameMark, `\${output.uniqueName}`)}\``;
}

function printObject(value: Record<string, unknown>): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${printValue(member)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}
