/** Names with dots that are files or products: `rspack.config.js`, `Node.js`. */
const file = /\.(?:[cm]?[jt]sx?|json|html|css|ya?ml|md|rs|wasm)$/;

/** Whether a text is the name of something that belongs to something else, as options and hooks do. */
export function isMemberName(text: string): boolean {
  return (
    /^[\w$]+(?:\.[\w$[\]<>{}*]+)+$/.test(text) && !file.test(text) && /[a-z]/i.test(text[0] ?? '')
  );
}
