import type { LocaleCode } from './locale.ts';

// What build, page and service worker agree on, so that readers can save the site.

/** The service worker, without the base: at the top, because it answers for what is below it. */
export const offlineWorkerFile = '/offline-worker.js';

/** Where it stands what a language's copy consists of, without the base. */
export function offlineManifestFile(lang: LocaleCode): string {
  return `/offline.${lang}.json`;
}

/** Whether a file, without the base, is such a list. */
export function isOfflineManifest(file: string): boolean {
  return /^\/offline\.[\w-]+\.json$/.test(file);
}

/** What a copy of one language consists of: all of one build. */
export interface OfflineManifest {
  build: string;
  lang: LocaleCode;
  /** The language without a prefix, and all that have one: they tell the language of an address. */
  defaultLang: LocaleCode;
  otherLangs: LocaleCode[];
  /** How much the files are together, in bytes. */
  bytes: number;
  /** Address of the page about saving, base included; it also says what is not saved. */
  page: string;
  /** Address of the page for lost addresses, base included. */
  notFound: string;
  /** Hashes of all files by their addresses, base included, as they are asked for: `/docs/guide/react`. */
  files: Record<string, string>;
}

/** A manifest, if what a network has answered is one of this language: some answer everything with a page of their own. */
export function parseManifest(answered: unknown, lang: LocaleCode): OfflineManifest | undefined {
  const manifest = Object(answered) as Partial<OfflineManifest>;
  const { build, page = '', notFound = '', files } = manifest;
  const isOne = typeof build === 'string' && manifest.lang === lang && Object(files) === files;
  return isOne && files?.[page] && files[notFound] ? (manifest as OfflineManifest) : undefined;
}

/** How many hexadecimal digits of SHA-256 a manifest gives. */
export const offlineHashLength = 16;

/** What a page asks of the service worker; the answers come by the port that it sends along. */
export interface OfflineOrder {
  type: 'status' | 'save' | 'remove';
  lang: LocaleCode;
}

/** Why a copy could not be saved: no network, no room, or files that are not what the manifest says. */
export type OfflineFailure = 'disconnected' | 'full' | 'changed';

/** What the service worker answers. All but `saving` end an order. */
export type OfflineReport =
  | { type: 'saving'; done: number; all: number }
  | { type: 'saved'; bytes: number }
  | { type: 'absent' }
  | { type: 'failed'; reason: OfflineFailure };
