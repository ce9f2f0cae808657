import { execFile } from 'node:child_process';

/** The output and the exit code of a program. */
export interface ProgramRun {
  stdout: string;
  stderr: string;
  /** 0 where it succeeded. */
  exitCode: number;
}

interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

// What programs need to find others, their home and the network; nothing that changes a build.
const inherited =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TEMP|TMP|TMPDIR|.*_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|NPM_CONFIG_(CACHE|REGISTRY|USERCONFIG))$/i;

/** An environment in which a build gives the same in everybody's shell and at any date. */
export function cleanEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => inherited.test(name));
  return {
    ...Object.fromEntries(kept),
    // The packages of an example are old by and by, and some of them say so.
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    NODE_NO_WARNINGS: '1',
    NO_COLOR: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...more,
  };
}

/** Runs a file of Node.js to its end. */
export function runNode(args: readonly string[], options: RunOptions): Promise<ProgramRun> {
  return run(process.execPath, args, options);
}

/** Runs npm to its end. */
export function runNpm(args: readonly string[], options: RunOptions): Promise<ProgramRun> {
  return run('npm', args, options);
}

function run(
  program: string,
  args: readonly string[],
  { cwd, env }: RunOptions,
): Promise<ProgramRun> {
  const options = {
    cwd,
    env: cleanEnvironment(env),
    // Packages that are unpacked, or a bundler that hangs: none takes longer.
    timeout: 1_200_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && program === 'npm',
  };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      // A program without output could not be started, or was killed.
      if (error && (error.killed || (stdout === '' && stderr === ''))) reject(error);
      else resolve({ stdout, stderr, exitCode: error ? Number(error.code) || 1 : 0 });
    });
  });
}
