// The service worker of readers who have saved the site, and of nobody else.

import type { LocaleCode } from '#shared/locale.ts';
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

/** Orders that have not ended: they need the worker. */
let waiting = 0;
/** Ends the look for newer builds. */
let looking = new AbortController();

/** Readers do not wait for what they have not ordered. */
async function inTurnAtOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  waiting++;
  looking.abort();
  try {
    return await inTurn(work);
  } finally {
    waiting--;
  }
}

type Tell = (report: OfflineReport) => void;

async function follow({ type, lang }: OfflineOrder, tell: Tell): Promise<void> {
  const orders: Record<OfflineOrder['type'], () => Promise<OfflineReport>> = {
    status: () => joined(lang, tell) ?? statusOf(lang),
    save: () => joined(lang, tell) ?? save(lang, tell),
    remove: () => inTurnAtOnce(() => remove(lang)),
  };
  tell(await orders[type]());
  // Afterwards: it may end the worker at once.
  if (type !== 'status') await leaveIfUnused();
}

async function statusOf(lang: LocaleCode): Promise<OfflineReport> {
  const copy = (await copies.list()).find((saved) => saved.lang === lang);
  return copy ? { type: 'saved', bytes: copy.bytes } : { type: 'absent' };
}

/** What is being saved by order, and everyone who is told how that goes: other tabs, or one that was reloaded. */
const saving = new Map<LocaleCode, { listeners: Tell[]; report: Promise<OfflineReport> }>();

function joined(lang: LocaleCode, tell: Tell): Promise<OfflineReport> | undefined {
  const run = saving.get(lang);
  if (!run) return undefined;
  tell({ type: 'saving', done: 0, all: 1 });
  run.listeners.push(tell);
  return run.report;
}

function save(lang: LocaleCode, tell: Tell): Promise<OfflineReport> {
  const listeners = [tell];
  const onProgress = (done: number, all: number) => {
    for (const listener of listeners) listener({ type: 'saving', done, all });
  };
  const report = inTurnAtOnce(() => saved(lang, onProgress)).finally(() => saving.delete(lang));
  saving.set(lang, { listeners, report });
  return report;
}

async function saved(
  lang: LocaleCode,
  onProgress: (done: number, all: number) => void,
): Promise<OfflineReport> {
  try {
    const { bytes } = await saveCopy(lang, { copies, base, onProgress });
    return { type: 'saved', bytes };
  } catch (error) {
    console.warn(error);
    return { type: 'failed', reason: error instanceof SaveError ? error.reason : 'full' };
  }
}

async function remove(lang: LocaleCode): Promise<OfflineReport> {
  await copies.remove(lang);
  return { type: 'absent' };
}

async function refresh(): Promise<void> {
  looking = new AbortController();
  if (waiting === 0) await refreshCopies({ copies, base, signal: looking.signal });
  await leaveIfUnused();
}

/** The last copy takes the worker along. */
async function leaveIfUnused(): Promise<void> {
  const isUnused = (await copies.list()).length === 0;
  if (isUnused && waiting === 0) await self.registration.unregister();
}
