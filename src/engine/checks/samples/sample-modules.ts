import { transform } from 'esbuild';
import type { Sample } from '../../markdown/compiled-page.ts';
import { completeConfig } from './complete-config.ts';
import { parseScript, type Script, scriptLang } from './parse-script.ts';
import { samplePath } from './sample-files.ts';

/** A file that samples can require. */
export interface SampleModule {
  file: string;
  /** As CommonJS. */
  code: string;
  /** Whether Node would load it as an ECMAScript module, which has no `__dirname`. */
  isModule: boolean;
}

/** The scripts among samples as modules; those that cannot be read are missing. */
export async function readModules(
  samples: readonly Sample[],
): Promise<ReadonlyMap<Sample, SampleModule>> {
  const modules = samples.map(async (sample): Promise<[Sample, SampleModule][]> => {
    const script = readScript(sample);
    // Two parsers may disagree about syntax that is young.
    const read = script && (await toModule(script, samplePath(sample)).catch(() => undefined));
    return read ? [[sample, read]] : [];
  });
  return new Map((await Promise.all(modules)).flat());
}

/** A script as Node's CommonJS would run it. */
export async function toModule(script: Script, file: string): Promise<SampleModule> {
  const { code, lang, isModule } = script;
  const isTyped = lang.startsWith('ts');
  if (!isModule && !isTyped) return { file, code, isModule };
  const transformed = await transform(code, {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    loader: lang,
    sourcefile: file,
    supported: { 'dynamic-import': false },
    // As frameworks that inject by decorators have it.
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    define: { 'import.meta.url': JSON.stringify(`file://${file}`) },
  });
  // TypeScript is compiled to CommonJS before the command loads it.
  return { file, code: transformed.code, isModule: isModule && !isTyped };
}

function readScript({ lang, code, isConfig }: Sample): Script | undefined {
  const dialect = scriptLang(lang);
  if (!dialect) return undefined;
  return (isConfig ? completeConfig(code, dialect) : parseScript(code, dialect)).value;
}
