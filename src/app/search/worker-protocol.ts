import type { SearchResult } from '#search/suggestion.ts';
import type { EngineRequest } from './client.ts';

/** What the page sends to its search worker. */
export interface WorkerQuestion {
  id: number;
  request: EngineRequest;
}

/** What comes back, under the same number: an answer, or what went wrong. */
export type WorkerAnswer =
  | { type: 'answer'; id: number; result: SearchResult | undefined }
  | { type: 'error'; id: number; message: string };
