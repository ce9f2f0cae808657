import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentType } from '#engine/outputs/hosts/content-type.ts';
import { serve, type TestSite } from '../../e2e/site.ts';

/** A built site that is served, and what was fetched of it. */
export interface ServedFolder extends TestSite {
  /** Files that were sent since this was last asked, each as often as it was. */
  takeFetched: () => string[];
}

/** Every site is served alike, as plain hosts do: clean addresses, compression, ten minutes of caching. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const answers = new Map<string, Promise<Answer | undefined>>();
  let fetched: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname);
    const found = answers.get(name) ?? findAnswer(folder, name);
    answers.set(name, found);
    const answer = await found;
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    fetched.push(answer.file);
    response.writeHead(200, {
      'Content-Type': answer.type,
      'Content-Length': answer.body.length,
      'Cache-Control': 'max-age=600',
      ...(answer.isCompressed ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(answer.body);
  });
  return {
    ...(await serve(server)),
    takeFetched() {
      const taken = fetched;
      fetched = [];
      return taken;
    },
  };
}

interface Answer {
  file: string;
  type: string;
  body: Buffer;
  isCompressed: boolean;
}

async function findAnswer(folder: string, name: string): Promise<Answer | undefined> {
  const candidates = name.endsWith('/')
    ? [`${name}index.html`]
    : [name, `${name}.html`, `${name}/index.html`];
  for (const candidate of candidates) {
    const file = path.join(folder, candidate);
    const content = await readFile(file).catch(() => undefined);
    if (content) return answerWith(file, content);
  }
  return undefined;
}

const compress = promisify(brotliCompress);

async function answerWith(file: string, content: Buffer): Promise<Answer> {
  const type = contentType(file);
  const isCompressed = isText(file);
  const body = isCompressed
    ? await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : content;
  return { file, type, body, isCompressed };
}

function isText(file: string): boolean {
  return /\.(?:html|js|mjs|css|json|svg|txt|xml|md)$/.test(file);
}
