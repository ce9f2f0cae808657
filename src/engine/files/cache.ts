import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Values on disk under the hash of everything they were made from. */
export interface Cache {
  /**
   * The value of a key; made, and kept, if it is not there.
   *
   * @param isLasting whether a value depends on the key alone, and not on how busy or broken the machine was; default: always
   */
  remember<T>(
    kind: string,
    key: readonly unknown[],
    make: () => Promise<T>,
    isLasting?: (value: T) => boolean,
  ): Promise<T>;
}

/** A cache that outlives the program. */
export interface DiskCache extends Cache {
  /** The value of a key, if it is there. */
  recall<T>(kind: string, key: readonly unknown[]): Promise<T | undefined>;
}

/** Hash of any JSON value: 20 hexadecimal digits. */
export function hashOf(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(typeof part === 'string' ? part : JSON.stringify(part));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}

/** A cache in a folder. Two runs may share it: a value appears whole or not at all. */
export function diskCache(folder: string): DiskCache {
  const pending = new Map<string, Promise<unknown>>();
  const fileOf = (kind: string, key: readonly unknown[]) =>
    path.join(folder, kind, `${hashOf(...key)}.json`);
  return {
    recall: (kind, key) => readJson(fileOf(kind, key)),
    remember<T>(
      kind: string,
      key: readonly unknown[],
      make: () => Promise<T>,
      isLasting?: (value: T) => boolean,
    ): Promise<T> {
      const file = fileOf(kind, key);
      const known = pending.get(file);
      if (known) return known as Promise<T>;
      const value = readOrMake(file, make, isLasting);
      pending.set(file, value);
      value.finally(() => pending.delete(file)).catch(() => {});
      return value;
    },
  };
}

async function readOrMake<T>(
  file: string,
  make: () => Promise<T>,
  isLasting: (value: T) => boolean = () => true,
): Promise<T> {
  const stored = await readJson<T>(file);
  if (stored !== undefined) return stored;
  const value = await make();
  if (isLasting(value)) await writeJson(file, value);
  return value;
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const [hash = '', json = ''] = [text.slice(0, 20), text.slice(21)];
    // A damaged file must not be taken for a page.
    return hashOf(json) === hash ? (JSON.parse(json) as T) : undefined;
  } catch {
    // Not there, or cut short by a full disk: it is made again.
    return undefined;
  }
}

/** A cache that cannot be written (read-only home, full disk) costs time, never the build. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const temporary = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const json = JSON.stringify(value);
    await writeFile(temporary, `${hashOf(json)}\n${json}`);
    await rename(temporary, file);
  } catch {
    return;
  }
}
