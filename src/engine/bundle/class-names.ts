import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Gives a class or an animation of a CSS module, by the absolute path of its file, the name that pages have it under. */
export type ClassNames = (file: string, name: string) => string;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Two characters for each class of the theme's CSS modules, numbered by file and name.
 *
 * Every page carries them, in its style and in its HTML, and hashes do not compress. They begin with a
 * capital, which classes outside of modules do not.
 */
export function shortClassNames(folder: string): ClassNames {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true });
  const keys = files
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => namesIn(readFileSync(path.join(folder, file), 'utf8')).map(keyOf(file)));
  const numbers = new Map(keys.map((key, number) => [key, number]));
  return (file, name) => {
    const key = keyOf(path.relative(folder, file))(name);
    const number = numbers.get(key);
    if (number === undefined) throw new Error(`${key} was not there when the build began.`);
    return shortName(number);
  };
}

const keyOf = (file: string) => (name: string) => `${file} ${name}`;

/** Each class and animation once, in the order of the file. */
function namesIn(css: string): string[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '');
  const names = text.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
  return [...new Set([...names].map(([, name = '']) => name))];
}

function shortName(number: number): string {
  const first = letters[Math.floor(number / digits.length)];
  if (!first) throw new Error('There are more classes than names of two characters.');
  return first + digits[number % digits.length];
}
