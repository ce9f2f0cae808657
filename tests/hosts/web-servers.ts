import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';

/** A web server with a site, at an address of this machine. */
export interface WebServer {
  /** Without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** What a server answers to a path, which is sent as it is. */
export interface WebAnswer {
  status: number;
  location: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Where Debian has a program; undefined where it is not installed. */
export function findServer(name: 'nginx' | 'apache2'): string | undefined {
  return ['/usr/sbin', '/usr/local/sbin', '/usr/bin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** nginx, with the built site's own `nginx.conf`. */
export async function startNginx(program: string, dist: string): Promise<WebServer> {
  return start(dist, async ({ folder, port }) => {
    const site = await readFile(path.join(dist, 'nginx.conf'), 'utf8');
    const conf = site
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/www;', `root ${dist};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join('\n');
    await writeFile(
      path.join(folder, 'nginx.conf'),
      `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${conf}}\n`,
    );
    return spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')]);
  });
}

const apacheModules = 'mpm_event authz_core mime dir rewrite headers';

/** Apache, with the built site's own `.htaccess`. */
export async function startApache(program: string, dist: string): Promise<WebServer> {
  return start(dist, async ({ folder, port }) => {
    const modules = apacheModules
      .split(' ')
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const isRoot = process.getuid?.() === 0;
    const user = isRoot ? ['User www-data', 'Group www-data'] : [];
    const served = isRoot ? await readableCopy(dist, folder) : dist;
    const lines = [
      `ServerRoot ${folder}`,
      `Listen 127.0.0.1:${port}`,
      'ServerName docs.test',
      'TypesConfig /dev/null',
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/error.log`,
      ...modules,
      ...user,
      `DocumentRoot ${served}`,
      `<Directory ${served}>`,
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
    ];
    await writeFile(path.join(folder, 'apache.conf'), `${lines.join('\n')}\n`);
    return spawn(program, ['-X', '-f', path.join(folder, 'apache.conf')]);
  });
}

/** The user that Apache becomes may not reach the folder of the one who has built the site. */
async function readableCopy(dist: string, folder: string): Promise<string> {
  const copy = path.join(folder, 'dist');
  await cp(dist, copy, { recursive: true });
  await chmod(folder, 0o755);
  return copy;
}

type Launch = (place: { folder: string; port: number }) => Promise<ChildProcess>;

async function start(dist: string, launch: Launch): Promise<WebServer> {
  if (!existsSync(dist)) throw new Error('There is no built site: npm run build');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'docs-host-'));
  const port = await freePort();
  const child = await launch({ folder, port });
  let said = '';
  child.stderr?.on('data', (data) => {
    said += data;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await untilItAnswers(url, child).catch(async (error) => {
    const log = await readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '');
    await close();
    throw new Error(`The server did not start.\n${said}${log}`, { cause: error });
  });
  return { url, close };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await request(url, '/').catch(() => undefined);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It has ended.');
}

/** Asks for a path to the letter: `fetch` would tidy it. */
export function request(url: string, target: string): Promise<WebAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path: target, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, location: headers.location, headers, body });
      });
    }).on('error', reject);
  });
}
