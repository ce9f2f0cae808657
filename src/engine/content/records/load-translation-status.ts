import path from 'node:path';
import { readText } from '../../files/read-text.ts';
import { type Ledger, ledgerFile, parseLedger } from './translation-status.ts';

/** A ledger, and its text to say where something stands in it. */
export interface LoadedLedger {
  ledger: Ledger;
  text: string;
}

/** Loads a site's ledger; `undefined` where there is none. Throws a ProblemError where it cannot be read. */
export async function loadLedger(contentFolder: string): Promise<LoadedLedger | undefined> {
  const text = await readText(ledgerPath(contentFolder), ledgerFile);
  return text === undefined ? undefined : { ledger: parseLedger(text), text };
}

/** Where the ledger of a content folder lies. */
export function ledgerPath(contentFolder: string): string {
  return path.join(contentFolder, path.basename(ledgerFile));
}
