// `npm run fuzz:load`: how much the preview server answers, on the machine that also asks. Serves `dist/`.
//   --root .      a checkout whose server is measured      --seconds 10

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import { parseArgs } from 'node:util';
import { repository } from '../e2e/site.ts';

const { values: options } = parseArgs({
  options: {
    root: { type: 'string', default: repository },
    seconds: { type: 'string', default: '10' },
  },
});

/** Connections that ask at the same time. */
const connections = 20;

const targets = [
  '/',
  '/guide/introduction',
  '/zh/config/output',
  '/guide/introduction.html',
  '/nope',
];

/** A preview server in a program of its own. */
interface Started {
  url: string;
  /** What it has in memory, in MB; of Linux alone. */
  memory: () => Promise<number>;
  stop: () => void;
}

/** Starts the server as a program of its own, so that its memory is its own. */
async function start(): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/engine/cli.ts', 'preview'], {
    cwd: options.root,
    env: { ...process.env, PORT: '0', DOCS_ROOT: repository },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const [found] = /http:\S+/.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('The server has ended.')));
  });
  return {
    url,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    stop: () => child.kill('SIGKILL'),
  };
}

/** Asks without a pause, over connections that are kept. */
async function ask(url: string): Promise<{ perSecond: number; p99: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + Number(options.seconds) * 1000;
  async function work(): Promise<void> {
    while (performance.now() < end) {
      const begin = performance.now();
      await get(url + targets[times.length % targets.length], agent);
      times.push(performance.now() - begin);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / Number(options.seconds)),
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}

function get(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' };
    http
      .get(url, { agent, headers }, (response) => response.resume().once('end', resolve))
      .once('error', reject);
  });
}

/** Sends thousands of requests at once over each connection, and reads all answers. */
async function pipeline(url: string): Promise<void> {
  const { port } = new URL(url);
  const text = 'GET /guide/introduction HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n'.repeat(
    2000,
  );
  await Promise.all(
    Array.from({ length: 5 }, () => {
      return new Promise<void>((resolve, reject) => {
        const socket = net.connect(Number(port), '127.0.0.1', () => socket.end(text));
        socket.setTimeout(60_000, () => socket.destroy());
        socket
          .on('data', () => {})
          .once('close', () => resolve())
          .once('error', reject);
      });
    }),
  );
}

const server = await start();
try {
  await get(`${server.url}/`, new http.Agent());
  const before = await server.memory();
  const measured = await ask(server.url);
  const after = await server.memory();
  await pipeline(server.url);
  const pipelined = await server.memory();
  console.log({ ...measured, memory: { before, after, pipelined } });
} finally {
  server.stop();
}
