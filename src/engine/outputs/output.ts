import type { DocumentAssets, ServerBundle } from '#shared/server-bundle.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { Site } from '../model/site.ts';

/** What an output is made from. */
export interface OutputContext {
  site: Site;
  server: ServerBundle;
  assets: DocumentAssets;
}

/** A kind of file that the site is written as. */
export type Output = (context: OutputContext) => OutputFile[] | Promise<OutputFile[]>;
