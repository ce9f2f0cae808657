import type { LocaleCode } from '#shared/locale.ts';
import type { OfflineManifest, OfflineOrder, OfflineReport } from '#shared/offline.ts';
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
    if (!root) return;
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
  const worker = (await registrationOf(control))?.active;
  const report = worker && (await ask(worker, { type: 'status', lang: control.lang }));
  if (report?.type === 'saved') tellReport(control, report);
  else await offer(control);
}

async function offer(control: Control): Promise<void> {
  const manifest = await fetchManifest(control.manifest);
  if (manifest) tell(control, 'absent', { bytes: manifest.bytes, buttons: ['save'] });
  else tell(control, 'unknown', { buttons: ['save'] });
}

async function fetchManifest(address: string): Promise<OfflineManifest | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

async function save(control: Control): Promise<void> {
  tell(control, 'starting', { isBusy: true });
  try {
    const worker = await startWorker(control.worker);
    const order = { type: 'save', lang: control.lang } as const;
    tellReport(control, await ask(worker, order, (report) => tellReport(control, report)));
  } catch (error) {
    // Its script could not be had, or the browser keeps nothing here.
    console.error(error);
    tell(control, navigator.onLine ? 'unsupported' : 'disconnected', {});
  }
}

async function remove(control: Control): Promise<void> {
  const worker = (await registrationOf(control))?.active;
  if (worker) await ask(worker, { type: 'remove', lang: control.lang });
  await offer(control);
}

function registrationOf({ worker }: Control): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(worker);
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

/** @returns what ends the order */
function ask(
  worker: ServiceWorker,
  order: OfflineOrder,
  onProgress: (report: OfflineReport) => void = () => {},
): Promise<OfflineReport> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OfflineReport>) => {
      if (data.type === 'saving') onProgress(data);
      else resolve(data);
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
function showProgress({ root }: Control, { done, all }: { done: number; all: number }): void {
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
    const button = root.querySelector<HTMLButtonElement>(`[data-offline="${name}"]`);
    if (!button) continue;
    if (buttons) button.hidden = !buttons.includes(name);
    button.disabled = isBusy;
    if (name === 'save' && buttons) nameSaving(button, buttons.includes('remove'));
  }
}

function nameSaving(button: HTMLElement, isAgain: boolean): void {
  const { first = button.textContent ?? '', again } = button.dataset;
  button.dataset.first = first;
  button.textContent = (isAgain ? again : undefined) ?? first;
}
