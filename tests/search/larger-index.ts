import type { SearchDocument, SearchIndex } from '#search/search-index.ts';

/**
 * The index of a site that has so many times the pages. Each copy has words of its own, so that it costs as
 * much as pages that somebody wrote: `tree` → `usff`, 构建 → the characters behind these.
 */
export function timesThePages({ documents, metadata }: SearchIndex, times: number): SearchIndex {
  const copies = [...Array(times).keys()];
  const ofCopies = <Value>(
    record: Record<string, Value>,
    change: (value: Value, copy: number) => Value,
  ) =>
    Object.fromEntries(
      copies.flatMap((copy) =>
        Object.entries(record).map(([address, value]) => [
          addressIn(address, copy),
          change(value, copy),
        ]),
      ),
    );
  return {
    documents: copies.flatMap((copy) => documents.map((document) => documentIn(document, copy))),
    metadata: {
      ...metadata,
      aliases: ofCopies(metadata.aliases, (names, copy) => names.map((name) => shift(name, copy))),
      groups: ofCopies(metadata.groups, (group) => group),
    },
  };
}

function documentIn(document: SearchDocument, copy: number): SearchDocument {
  return {
    ...document,
    routePath: addressIn(document.routePath, copy),
    title: shift(document.title, copy),
    content: shift(document.content, copy),
    toc: document.toc.map((heading) => ({
      ...heading,
      text: shift(heading.text, copy),
      id: shift(heading.id, copy),
    })),
  };
}

function addressIn(address: string, copy: number): string {
  if (copy === 0) return address;
  const [page = '', hash] = address.split('#');
  return `${page}-${copy}${hash === undefined ? '' : `#${shift(hash, copy)}`}`;
}

/** Each letter as the one so many places behind it. */
function shift(text: string, by: number): string {
  if (by === 0) return text;
  return text.replaceAll(/[a-z\u4e00-\u9f00]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    if (code > 0x7f) return String.fromCharCode(code + by);
    const first = code & 0x60;
    return String.fromCharCode(first + 1 + ((code - first - 1 + by) % 26));
  });
}
