import { z } from 'zod';
import { type PeerFigure, type Peers, peerFigures } from '#shared/peers.ts';
import { type DataForm, readDataFile, soundValue } from './data-file.ts';
import { machineSchema } from './schema-parts.ts';

const amount = z.number().nonnegative();

const schema: z.ZodType<Peers> = z.strictObject({
  date: z.iso.date(),
  machine: machineSchema,
  rounds: amount,
  corpus: z.strictObject({ pages: amount, short: z.string(), long: z.string() }),
  sites: z.record(
    z.string(),
    z.strictObject({ name: z.string(), versions: z.record(z.string(), z.string()) }),
  ),
  figures: z.partialRecord(
    z.enum(peerFigures as unknown as [PeerFigure, ...PeerFigure[]]),
    z.record(z.string(), z.strictObject({ median: amount, low: amount, high: amount })),
  ),
  failures: z.array(z.string()),
});

const form: DataForm<Peers> = {
  file: 'content/peers.json',
  subject: 'the measurements of other generators',
  schema,
  command: 'npm run bench -- --peers',
};

/** Reads what `npm run bench -- --peers` measured; undefined for a site that shows none of it. */
export async function loadPeers(contentFolder: string): Promise<Peers | undefined> {
  const data = await readDataFile(contentFolder, form);
  return data && soundValue(data);
}
