import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { keepFolder, keptPrefix, removeUnused } from '../files/kept-folder.ts';
import { hashOfFiles, sourceFiles } from './example-files.ts';
import { runNpm } from './run-program.ts';

const major = process.versions.node.split('.')[0];

/**
 * Installs the packages of a lock, once for as long as lock and manifests are the same, and gives
 * the folder that has them: `node_modules` of the lock's folder, and those of its workspaces.
 *
 * @param folder has the lock, absolute
 * @param cache where installed packages are kept
 */
export async function installPackages(folder: string, cache: string): Promise<string> {
  const files = (await sourceFiles(folder)).filter(isForNpm);
  const hash = await hashOfFiles(folder, files);
  const system = `${process.platform}-${process.arch}-node${major}`;
  const name = `${keptPrefix}${path.basename(folder)}-${hash}-${system}`;
  const installed = path.join(cache, 'packages', name);
  await keepFolder(installed, async (temporary) => {
    for (const file of files) {
      await mkdir(path.dirname(path.join(temporary, file)), { recursive: true });
      await copyFile(path.join(folder, file), path.join(temporary, file));
    }
    await install(temporary, folder);
    await removeUnused(path.join(cache, 'packages'));
  });
  return installed;
}

function isForNpm(file: string): boolean {
  return ['package.json', 'package-lock.json', '.npmrc'].includes(path.posix.basename(file));
}

async function install(folder: string, source: string): Promise<void> {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const args = ['ci', ...flags, '--loglevel=error', '--no-progress'];
  const { stdout, stderr, exitCode } = await runNpm(args, { cwd: folder });
  if (exitCode === 0) return;
  throw new Error(
    `The packages of ${source} could not be installed: npm ci failed.\n${stderr || stdout}\n` +
      'If package.json and package-lock.json disagree, run there:\n' +
      'npm install --package-lock-only --omit-lockfile-registry-resolved',
  );
}
