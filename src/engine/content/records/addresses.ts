import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../files/write-whole.ts';
import type { DataForm } from './data-file.ts';
import { type JsonList, parseJsonList, readJsonList } from './json-list.ts';

/** Ids by the route path of the page that has them: `/zh/config/output`. */
export type AddressIds = Readonly<Record<string, readonly string[]>>;

/** Every route path and id that was ever published. Links all over the web lead to them, so none may go. */
export type Addresses = JsonList<AddressIds>;

/** The list's file, as problems name it. */
export const addressesFile = 'content/addresses.json';

const routePath = z.string().regex(/^\//, 'a route path: "/config/output"');

const form: DataForm<AddressIds> = {
  file: addressesFile,
  subject: 'the published addresses',
  schema: z.record(routePath, z.array(z.string().min(1))),
};

/** Reads the list of a site; empty without one. */
export function readAddresses(contentFolder: string): Promise<Addresses> {
  return readJsonList(contentFolder, form);
}

/** Checks the list's text. Throws a ProblemError. */
export function parseAddresses(text: string): Addresses {
  return parseJsonList(text, form);
}

/** Adds the addresses of a site to the list. Removes nothing; sorts everything. */
export function mergeAddresses(known: AddressIds, current: AddressIds): AddressIds {
  const routes = sorted([...Object.keys(known), ...Object.keys(current)]);
  return Object.fromEntries(
    routes.map((route) => [route, sorted([...(known[route] ?? []), ...(current[route] ?? [])])]),
  );
}

/** Puts the list in place of the one before, as a whole. */
export async function writeAddresses(contentFolder: string, addresses: AddressIds): Promise<void> {
  const text = `${JSON.stringify(addresses, undefined, 2)}\n`;
  await writeWhole(path.join(contentFolder, path.basename(addressesFile)), text);
}

/** Adds what a site publishes now to its list; returns how many addresses were new. */
export async function updateAddresses(contentFolder: string, current: AddressIds): Promise<number> {
  const { entries } = await readAddresses(contentFolder);
  const merged = mergeAddresses(entries, current);
  await writeAddresses(contentFolder, merged);
  return countOf(merged) - countOf(entries);
}

/** A route path is an address, and so is each of its ids. */
function countOf(addresses: AddressIds): number {
  return Object.values(addresses).reduce((sum, ids) => sum + 1 + ids.length, 0);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
