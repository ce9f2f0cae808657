import { withoutBase } from '#shared/url.ts';
import type { Copies } from './copies.ts';

interface AnswerOptions {
  copies: Copies;
  base: string;
}

/** Milliseconds that the network has until what is saved is shown in its place. */
const patience = 3000;

/** Answers from the network, and from what is saved where that is silent, slow or broken. */
export async function answer(request: Request, { copies, base }: AnswerOptions): Promise<Response> {
  const { pathname } = new URL(request.url);
  // What has its content in its name is never stale.
  if (withoutBase(pathname, base)?.startsWith('/static/')) {
    return (await copies.find(pathname)) ?? fetch(request);
  }
  const network = fetch(request);
  const works = network.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const prompt = await Promise.race([works, silence()]);
  if (prompt) return prompt;
  return (
    (await copies.find(pathname)) ??
    network.catch((error: unknown) => nothingFor(request, { copies, base, error }))
  );
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience));
}

/** Says to readers what is not saved; to scripts, that a document may do better. */
async function nothingFor(
  request: Request,
  { copies, base, error }: AnswerOptions & { error: unknown },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.mode !== 'navigate') {
    if (pathname.endsWith('.json')) return new Response(null, { status: 504 });
    throw error;
  }
  const page = await pageForNothing(pathname, { copies, base });
  if (!page) throw error;
  return page;
}

/** In a language that is saved, an address leads nowhere; in another one, it may lead somewhere. */
async function pageForNothing(
  pathname: string,
  { copies, base }: AnswerOptions,
): Promise<Response | undefined> {
  const list = await copies.list();
  const manifests = await Promise.all(list.map(copies.manifestOf));
  const [first] = manifests;
  if (!first) return undefined;
  const segment = withoutBase(pathname, base)?.split('/')[1] ?? '';
  const lang = first.otherLangs.includes(segment) ? segment : first.defaultLang;
  const own = manifests.find((manifest) => manifest?.lang === lang);
  const found = await copies.find(own ? own.notFound : first.page);
  if (!found) return undefined;
  const { headers } = found;
  if (own) return new Response(found.body, { status: 404, headers });
  return new Response(unsaved(await found.text()), { status: 503, headers });
}

/** Lets the page about saving say that another one is not saved. */
function unsaved(html: string): string {
  return html.replace('<html ', '<html data-unsaved="" data-foreign="" ');
}
