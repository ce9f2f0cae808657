// The service worker of readers who have saved the site, and of nobody else.

import {
  isOfflineManifest,
  type OfflineOrder,
  type OfflineReport,
  offlineWorkerFile,
} from '#shared/offline.ts';
import { withoutBase } from '#shared/url.ts';
import { answer } from './answer.ts';
import { copiesBelow } from './copies.ts';
import { refreshCopies } from './refresh.ts';
import { SaveError, saveCopy } from './save-copy.ts';

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;
const copies = copiesBelow(base);

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What copies are made by comes from the network alone. */
function isAboutCopies(pathname: string): boolean {
  const file = withoutBase(pathname, base) ?? '';
  return file === offlineWorkerFile || isOfflineManifest(file);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && pathname.startsWith(base);
  if (request.method !== 'GET' || !isOurs || isAboutCopies(pathname)) return;
  event.respondWith(answer(request, { copies, base }));
  if (request.mode === 'navigate') event.waitUntil(inTurn(refresh));
});

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (port) event.waitUntil(follow(event.data, (report) => port.postMessage(report)));
});

/** Orders change the same copies: one after the other. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

type Tell = (report: OfflineReport) => void;

async function follow({ type, lang }: OfflineOrder, tell: Tell): Promise<void> {
  const orders: Record<OfflineOrder['type'], () => Promise<OfflineReport>> = {
    status: () => statusOf(lang),
    save: () => inTurn(() => save(lang, tell)),
    remove: () => inTurn(() => remove(lang)),
  };
  tell(await orders[type]());
}

async function statusOf(lang: OfflineOrder['lang']): Promise<OfflineReport> {
  const copy = (await copies.list()).find((saved) => saved.lang === lang);
  return copy ? { type: 'saved', bytes: copy.bytes } : { type: 'absent' };
}

async function save(lang: OfflineOrder['lang'], tell: Tell): Promise<OfflineReport> {
  const onProgress = (done: number, all: number) => tell({ type: 'saving', done, all });
  try {
    const { bytes } = await saveCopy(lang, { copies, base, onProgress });
    return { type: 'saved', bytes };
  } catch (error) {
    console.warn(error);
    await leaveIfUnused();
    return { type: 'failed', reason: error instanceof SaveError ? error.reason : 'full' };
  }
}

async function remove(lang: OfflineOrder['lang']): Promise<OfflineReport> {
  await copies.remove(lang);
  await leaveIfUnused();
  return { type: 'absent' };
}

async function refresh(): Promise<void> {
  if ((await copies.list()).length === 0) return;
  await refreshCopies({ copies, base });
  await leaveIfUnused();
}

/** The last copy takes the worker along. */
async function leaveIfUnused(): Promise<void> {
  if ((await copies.list()).length === 0) await self.registration.unregister();
}
