import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Ledger, ledgerFile, parseLedger } from './ledger.ts';

/** A ledger, and its text to say where something stands in it. */
export interface LoadedLedger {
  ledger: Ledger;
  text: string;
}

/** Loads a site's ledger; `undefined` where there is none. Throws a ProblemError where it cannot be read. */
export async function loadLedger(contentFolder: string): Promise<LoadedLedger | undefined> {
  const text = await readFile(ledgerPath(contentFolder), 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : { ledger: parseLedger(text), text };
}

/** Where the ledger of a content folder lies. */
export function ledgerPath(contentFolder: string): string {
  return path.join(contentFolder, path.basename(ledgerFile));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
