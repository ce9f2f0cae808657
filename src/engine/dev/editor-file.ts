import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Whether a request asks for a file of the project to be opened, and for nothing else.
 *
 * @param url the request's target: `/__open-in-editor?file=src/a.ts:1:2`
 * @param folders whose files may be opened; a relative name is one of the working folder
 */
export async function isProjectFile(
  url: string,
  { folders, from }: { folders: readonly string[]; from: string },
): Promise<boolean> {
  try {
    const asked = new URL(url, 'http://localhost').searchParams.get('file') ?? '';
    const name = asked.startsWith('file://') ? fileURLToPath(asked) : asked;
    const file = await realpath(path.resolve(from, name.replace(/(?::\d+){1,2}$/, '')));
    const roots = await Promise.all(folders.map((folder) => realpath(folder)));
    return roots.some((root) => file.startsWith(root + path.sep));
  } catch {
    return false;
  }
}
