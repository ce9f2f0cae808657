/** A file of the built site. */
export interface OutputFile {
  /** Below the output folder, with forward slashes. */
  path: string;
  content: string | Uint8Array;
}
