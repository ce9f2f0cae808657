import type { LocaleCode } from '#shared/locale.ts';
import {
  type OfflineFailure,
  type OfflineManifest,
  type OfflineOrder,
  type OfflineReport,
  parseManifest,
} from '#shared/offline.ts';
import { fill } from '#shared/text.ts';
import type { OfflineStrings } from '../strings/static-strings.ts';

type States = OfflineStrings['states'];

/** The parts of the page, and what its build says of the copy. */
interface Control {
  root: HTMLElement;
  lang: LocaleCode;
  worker: string;
  manifest: string;
  texts: States;
}

interface AddressPolicy {
  createScriptURL: (address: string) => string;
}

/** Answers the buttons. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-offline]') : null;
    const root = button?.closest<HTMLElement>('.offline');
    if (!root || button?.ariaDisabled === 'true') return;
    const control = controlOf(root);
    if (button?.dataset.offline === 'reload') location.reload();
    else if (button?.dataset.offline === 'save') save(control);
    else remove(control);
  });
}

/** Says whether the language is saved, and how much it takes. */
export function show(article: HTMLElement): void {
  const root = article.querySelector<HTMLElement>('.offline');
  if (root) showState(controlOf(root));
}

function controlOf(root: HTMLElement): Control {
  const { lang, worker = '', manifest = '', texts = '{}' } = root.dataset;
  return { root, lang: lang as LocaleCode, worker, manifest, texts: JSON.parse(texts) };
}

async function showState(control: Control): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    tell(control, 'unsupported', { buttons: [] });
    return;
  }
  try {
    const worker = await activeWorker(control);
    const report =
      worker && (await ask(worker, orderOf('status', control), (now) => tellReport(control, now)));
    if (report && report.type !== 'absent') tellReport(control, report);
    else await offer(control);
  } catch (error) {
    // Browsers that keep nothing here refuse even to say so.
    console.error(error);
    tell(control, 'unsupported', { buttons: [] });
  }
}

function orderOf(type: OfflineOrder['type'], { lang }: Control): OfflineOrder {
  return { type, lang };
}

async function offer(control: Control): Promise<void> {
  const manifest = await fetchManifest(control);
  if (typeof manifest === 'string') tell(control, 'unknown', { buttons: ['save'] });
  else tell(control, 'absent', { bytes: manifest.bytes, buttons: ['save'] });
}

/** Milliseconds that the network has to say what a copy will take. */
const patience = 8000;

/** What a copy would consist of, or why that cannot be told. */
async function fetchManifest({
  manifest,
  lang,
}: Control): Promise<OfflineManifest | OfflineFailure> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(manifest, { signal }).catch(() => undefined);
  if (!response || response.status >= 500) return 'disconnected';
  const answered = await response.json().catch(() => undefined);
  return parseManifest(answered, lang) ?? (signal.aborted ? 'disconnected' : 'changed');
}

async function save(control: Control): Promise<void> {
  tell(control, 'starting', { isBusy: true });
  // Without a network, a worker cannot start either, and browsers do not say why.
  const manifest = await fetchManifest(control);
  if (typeof manifest === 'string') {
    tell(control, manifest, {});
    return;
  }
  try {
    const worker = await startWorker(control.worker);
    const onProgress = (report: OfflineReport) => tellReport(control, report);
    tellReport(control, await ask(worker, orderOf('save', control), onProgress));
  } catch (error) {
    console.error(error);
    // The script of the worker was not to be had, or else the browser keeps nothing here.
    tell(control, error instanceof TypeError ? 'disconnected' : 'unsupported', {});
  }
}

async function remove(control: Control): Promise<void> {
  const worker = await activeWorker(control);
  if (worker) await ask(worker, orderOf('remove', control));
  tell(control, 'asking', { buttons: ['save'] });
  await offer(control);
}

/** The worker of this site; below the address of another one, that one's may answer. */
async function activeWorker({ worker }: Control): Promise<ServiceWorker | undefined> {
  const active = (await navigator.serviceWorker.getRegistration(worker))?.active;
  return active?.scriptURL === new URL(worker, location.href).href ? active : undefined;
}

let policy: AddressPolicy | undefined;

/** Resolves when the worker answers. */
async function startWorker(address: string): Promise<ServiceWorker> {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy };
  };
  policy ??= trustedTypes?.createPolicy('offline', { createScriptURL: (own) => own });
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    policy?.createScriptURL(address) ?? address,
  );
  const worker = active ?? waiting ?? installing;
  if (!worker) throw new Error('The service worker has not started.');
  await activation(worker);
  return worker;
}

function activation(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('The service worker was given up.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Milliseconds of silence after which a worker is gone: it gives up a network before that. */
const longestSilence = 75_000;

/** @returns what ends the order; a worker that the browser has stopped says nothing more */
function ask(
  worker: ServiceWorker,
  order: OfflineOrder,
  onProgress: (report: OfflineReport) => void = () => {},
): Promise<OfflineReport> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (report: OfflineReport) => {
      // Files that were on their way are told of as well.
      port1.close();
      resolve(report);
    };
    const giveUp = () => end({ type: 'failed', reason: 'disconnected' });
    let timer = setTimeout(giveUp, longestSilence);
    port1.onmessage = ({ data }: MessageEvent<OfflineReport>) => {
      clearTimeout(timer);
      if (data.type !== 'saving') return end(data);
      timer = setTimeout(giveUp, longestSilence);
      onProgress(data);
    };
    worker.postMessage(order, [port2]);
  });
}

function tellReport(control: Control, report: OfflineReport): void {
  if (report.type === 'saving') showProgress(control, report);
  else if (report.type === 'failed') tell(control, report.reason, {});
  else if (report.type === 'saved') {
    tell(control, 'saved', { bytes: report.bytes, buttons: ['save', 'remove'] });
  }
}

/** What is said aloud is that it has begun and how it has ended; the bar shows the rest. */
function showProgress(control: Control, { done, all }: { done: number; all: number }): void {
  const { root } = control;
  if (root.dataset.state !== 'starting') tell(control, 'starting', { isBusy: true });
  const bar = root.querySelector('progress');
  if (!bar) return;
  bar.max = all;
  bar.value = done;
}

interface TellOptions {
  bytes?: number;
  /** Those that are offered; the same as before where nothing was changed. */
  buttons?: readonly ('save' | 'remove')[];
  isBusy?: boolean;
}

function tell(
  { root, texts }: Control,
  state: keyof States,
  { bytes = 0, buttons, isBusy = false }: TellOptions,
): void {
  const text = root.querySelector('.offline-state');
  const bar = root.querySelector('progress');
  root.dataset.state = state;
  if (text) text.textContent = fill(texts[state], { megabytes: (bytes / 1e6).toFixed(1) });
  if (bar) bar.hidden = !isBusy;
  for (const name of ['save', 'remove'] as const) {
    const button = buttonOf(root, name);
    if (!button) continue;
    // One that were `disabled` would lose the focus.
    button.ariaDisabled = String(isBusy);
    if (buttons) hide(button, !buttons.includes(name));
    if (name === 'save' && buttons) nameSaving(button, buttons.includes('remove'));
  }
}

function buttonOf(root: HTMLElement, name: 'save' | 'remove'): HTMLButtonElement | null {
  return root.querySelector(`[data-offline="${name}"]`);
}

/** Who has pressed a button that goes away goes on at the other one. */
function hide(button: HTMLButtonElement, isHidden: boolean): void {
  const isFocused = document.activeElement === button;
  button.hidden = isHidden;
  const root = button.closest<HTMLElement>('.offline');
  if (isHidden && isFocused && root) buttonOf(root, 'save')?.focus();
}

function nameSaving(button: HTMLElement, isAgain: boolean): void {
  const { first = button.textContent ?? '', again } = button.dataset;
  button.dataset.first = first;
  button.textContent = (isAgain ? again : undefined) ?? first;
}
