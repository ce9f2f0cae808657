import { type FSWatcher, type WatchEventType, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** A burst of events shorter than this, in milliseconds, is one change: a save is several. */
const burst = 20;

export interface WatchOptions {
  /** Its direct children are watched if they are named. */
  root: string;
  /** Files and folders in `root`; of folders, all that is in them. They need not exist. */
  names: readonly string[];
  onChange: () => void;
}

/**
 * Says that something changed in files and folders, however it was done, and not what.
 *
 * Each folder has a watcher of its own: the recursive one of Node 20 loses a file on Linux
 * once it was replaced by another, which is how many editors save, and a renamed folder.
 *
 * @returns a function that ends it
 */
export async function watchFiles({ root, names, onChange }: WatchOptions): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isMoved = false;
  let isClosed = false;

  async function follow(): Promise<void> {
    const folders = await foldersBelow(names.map((name) => path.join(root, name)));
    if (isClosed) return;
    for (const [id, watcher] of watchers) {
      if (id === root || folders.has(id)) continue;
      watcher.close();
      watchers.delete(id);
    }
    for (const [id, folder] of folders) {
      if (!watchers.has(id)) watchers.set(id, watchFolder(folder, changed));
    }
  }

  function changed(event: WatchEventType): void {
    isMoved ||= event === 'rename';
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder that has just appeared is watched before it is read.
      if (isMoved) follow().then(onChange, onChange);
      else onChange();
      isMoved = false;
    }, burst);
  }

  watchers.set(
    root,
    watchFolder(root, (event, name) => {
      if (names.includes(name)) changed(event);
    }),
  );
  await follow();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

type Changed = (event: WatchEventType, name: string) => void;

function watchFolder(folder: string, changed: Changed): FSWatcher {
  const watcher = watch(folder, (event, name) => changed(event, name ?? ''));
  // The folder was deleted; the watcher of its parent reports that.
  watcher.on('error', () => watcher.close());
  return watcher;
}

/** All folders below some places, with their inodes: a folder that is replaced has another one. */
async function foldersBelow(places: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(places.map(foldersIn));
  const folders = await Promise.all(found.flat().map(identify));
  return new Map(folders.flat());
}

async function foldersIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [];
  const inside = entries.filter((entry) => entry.isDirectory());
  return [place, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))];
}

async function identify(folder: string): Promise<[id: string, folder: string][]> {
  return stat(folder).then(
    ({ ino, birthtimeMs }) => [[`${ino} ${birthtimeMs} ${folder}`, folder]],
    () => [],
  );
}
