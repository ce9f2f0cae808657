import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sample } from '../../markdown/compiled-page.ts';
import { completeConfig } from './complete-config.ts';
import { parseScript, type Script, scriptLang } from './parse-script.ts';
import { readDiagnostics } from './read-diagnostics.ts';
import type { SampleProblem } from './sample-problem.ts';

/** Where samples are checked. */
export interface TypeCheckOptions {
  /** The project, whose `node_modules` have the compiler and the bundler. */
  root: string;
  /** Emptied, then filled with the samples; may lie anywhere. */
  folder: string;
}

/**
 * What the bundler's types have against samples, by the samples' indices: against configurations,
 * and against whatever imports the bundler. Of JavaScript only what plugins are given is checked,
 * and that no option is unknown: the compiler cannot know what its variables are meant to be.
 */
export async function typeCheck(
  samples: readonly Sample[],
  { root, folder }: TypeCheckOptions,
): Promise<Map<number, SampleProblem[]>> {
  const scripts = new Map(
    samples.flatMap((sample, index) => {
      const script = typedScript(sample);
      return script ? [[index, script]] : [];
    }),
  );
  if (scripts.size === 0) return new Map();
  const files = [...scripts].map(([index, { code, lang }]) => {
    return { name: `${index}.${lang}`, text: code };
  });
  await writeFiles(folder, [...files, ...projectFiles(root)]);
  return readDiagnostics(await runCompiler(root, folder), scripts);
}

async function writeFiles(folder: string, files: readonly { name: string; text: string }[]) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, text }) => writeFile(path.join(folder, name), text)));
}

/** A sample as the compiler gets it; undefined where types say nothing of it. */
function typedScript({ lang, code, isConfig }: Sample): Script | undefined {
  const dialect = scriptLang(lang);
  if (!dialect) return undefined;
  if (isConfig) return completeConfig(code, dialect).value;
  const isAboutUs = /['"]@rspack\/(?:core|cli)['"]/.test(code);
  return isAboutUs ? parseScript(code, dialect).value : undefined;
}

function projectFiles(root: string): { name: string; text: string }[] {
  const packages = path.join(root, 'node_modules');
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', jsx: 'preserve' },
    ...{ strict: true, noImplicitAny: false, esModuleInterop: true, skipLibCheck: true },
    ...{ allowJs: true, checkJs: true, noEmit: true },
    types: ['node'],
    typeRoots: [path.join(packages, '@types')],
    paths: { '@rspack/*': [path.join(packages, '@rspack', '*')] },
  };
  return [
    { name: 'tsconfig.json', text: JSON.stringify({ compilerOptions, include: ['.'] }) },
    // What is not installed is not known, and may be anything.
    { name: 'others.d.ts', text: "declare module '*';\n" },
  ];
}

/** What the compiler prints. */
async function runCompiler(root: string, folder: string): Promise<string> {
  const home = path.join(root, 'node_modules', 'typescript');
  const { bin } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'));
  const args = [path.join(home, bin.tsc), '-p', folder, '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // It ends with 1 or 2 where it has something to say.
      if (error && (typeof error.code !== 'number' || stderr !== '')) reject(error);
      else resolve(stdout);
    });
  });
}
