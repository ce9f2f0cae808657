import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ignoreMissing } from '../files/read-text.ts';
import { runProgram } from './run-program.ts';
import type { UploadStep } from './upload-steps.ts';

/** Does one step of an upload. */
export type Upload = (step: UploadStep, folder: string) => Promise<void>;

/** Whether a target is on another machine: `user@host:/srv/www`. */
export function isRemote(to: string): boolean {
  return /^[^/\\]{2,}:/.test(to);
}

/** Into a folder of this machine. Each file changes at once, from the old one to the new one. */
export function uploadToFolder(to: string): Upload {
  return async ({ name, files }, folder) => {
    for (const file of files) {
      const target = path.join(to, file);
      if (name === 'removed') {
        await rm(target).catch(ignoreMissing);
        continue;
      }
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(folder, file), `${target}.next`);
      await rename(`${target}.next`, target);
    }
  };
}

/** By rsync, which replaces the files of a step when all of them have arrived. */
export function uploadByRsync(to: string): Upload {
  return async ({ name, files }, folder) => {
    if (files.length === 0) return;
    const list = `${folder}.${name}`;
    await writeFile(list, `${files.join('\n')}\n`);
    const args = rsyncArgs({ name, list, folder, to });
    await runProgram('rsync', args).finally(() => rm(list));
  };
}

interface RsyncRun {
  name: UploadStep['name'];
  list: string;
  folder: string;
  to: string;
}

/** Only what is listed is sent; and where it is not in the folder any more, removed. */
function rsyncArgs({ name, list, folder, to }: RsyncRun): string[] {
  const how = name === 'removed' ? ['--delete-missing-args'] : ['--checksum', '--delay-updates'];
  return ['-r', '--chmod=D755,F644', ...how, `--files-from=${list}`, `${folder}/`, to];
}
