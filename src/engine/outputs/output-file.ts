import type { DocumentAssets, ServerBundle } from '#shared/server-bundle.ts';
import type { Site } from '../model/site.ts';

/** A file of the built site. */
export interface OutputFile {
  /** Below the output folder, with forward slashes. */
  path: string;
  content: string | Uint8Array;
}

/** What an output is made from. */
export interface OutputContext {
  site: Site;
  server: ServerBundle;
  assets: DocumentAssets;
}

/** A kind of file that the site is written as. */
export type Output = (context: OutputContext) => OutputFile[] | Promise<OutputFile[]>;
