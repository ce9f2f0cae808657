import path from 'node:path';
import { loadConfig } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { assertNoProblems, ProblemError } from '#shared/problem.ts';
import type { Project } from '../files/project.ts';
import { hostRedirects } from '../outputs/hosts/redirect-rules.ts';
import { readSite } from '../server/serve.ts';
import { type DeployHost, type DeployHostName, deployHosts } from './deploy-hosts.ts';
import { assetsOf, buildOf, keptBuilds, readBuilds, rememberBuilds } from './deployed-builds.ts';
import { runProgram } from './run-program.ts';
import { type BuiltSite, filesFor, stageSite } from './staged-site.ts';
import { isRemote, uploadByRsync, uploadToFolder } from './upload.ts';
import { type UploadStep, uploadSteps } from './upload-steps.ts';

export interface DeployOptions {
  host: DeployHostName;
  /** Where files are copied, for hosts without a program of their own: a folder, or `user@host:/folder`. */
  to?: string | undefined;
  /** Number of earlier builds whose assets stay, for tabs that were opened before. */
  keep: number;
  /** Without it, the plan is printed and nothing is done. */
  run: boolean;
  print: (line: string) => void;
  today?: Date;
}

/** Shows what a deployment would do, or does it. */
export async function deploy(project: Project, options: DeployOptions): Promise<void> {
  const host: DeployHost = deployHosts[options.host];
  const { run, print } = options;
  const site = await builtSite(project, options.today ?? new Date());
  const store = path.join(project.root, '.deploy', options.host);
  const now = buildOf(filesFor(host, site));
  const earlier = await readBuilds(store);
  const builds = keptBuilds(now, earlier, options.keep);
  const steps = uploadSteps(
    [...now.files, ...assetsOf(builds)],
    earlier.flatMap(({ files }) => files),
  );
  const folder = path.join(store, 'site');
  const publish = publisher(host, folder, options);
  for (const line of planLines(steps, publish.lines, builds.length - 1)) print(line);
  if (!run) return print('Nothing was done: add --run to do it.');
  const kept = { folder: path.join(store, 'assets'), assets: assetsOf(builds) };
  await stageSite(folder, { host, site, kept });
  await publish.run(steps);
  await rememberBuilds(store, builds, project.dist);
  print('Deployed.');
}

async function builtSite(project: Project, today: Date): Promise<BuiltSite> {
  const config = await loadConfig(project.root);
  assertNoProblems(expired(config, today));
  const { base, cleanUrls, headers, files } = await readSite(project).catch(() => {
    throw new ProblemError([{ message: 'No built site to deploy', fix: 'npm run build' }]);
  });
  const plainRedirects = hostRedirects(config, []);
  const rules = { base, cleanUrls, headers, plainRedirects };
  return { dist: project.dist, files: [...files], rules };
}

function expired({ security }: Pick<SiteConfig, 'security'>, today: Date) {
  if (!security || new Date(security.expires) > today) return [];
  return [
    {
      file: 'site.config.ts',
      message: 'Expired security contact',
      found: `security.expires: ${security.expires}`,
      expected: 'a day that is yet to come, at most a year away',
      fix: 'see whether the contact still holds, then move the day on',
    },
  ];
}

interface Publisher {
  lines: string[];
  run: (steps: readonly UploadStep[]) => Promise<void>;
}

function publisher(host: DeployHost, folder: string, { to }: DeployOptions): Publisher {
  const { program } = host;
  if (program) {
    const args = program.args(folder);
    return {
      lines: [
        `${program.name} ${args.join(' ')}`,
        'The host shows the new site when all of it is there.',
      ],
      run: () => runProgram(program.name, args, program.package),
    };
  }
  if (!to) throw new ProblemError([missingTarget]);
  const upload = isRemote(to) ? uploadByRsync(to) : uploadToFolder(to);
  return {
    lines: [isRemote(to) ? `By rsync to ${to}` : `To ${to}`],
    async run(steps) {
      for (const step of steps) await upload(step, folder);
    },
  };
}

const missingTarget = {
  message: 'Missing target',
  expected: '--to with the folder that the server reads, or user@host:/folder',
  fix: 'npm run deploy -- nginx --to /srv/www',
};

const reasons: Record<UploadStep['name'], string> = {
  assets: 'their names change with what is in them: no page asks for them yet',
  pages: 'each finds what it loads',
  rest: 'records, feeds, indexes, rules for the host',
  removed: 'no page asks for them any more',
};

function planLines(
  steps: readonly UploadStep[],
  how: readonly string[],
  earlierBuilds: number,
): string[] {
  const lines = steps.map(
    ({ name, files }, index) => `${index + 1}. ${name}: ${files.length} files (${reasons[name]})`,
  );
  return [...lines, `Assets of earlier builds that stay: those of ${earlierBuilds}.`, ...how];
}
