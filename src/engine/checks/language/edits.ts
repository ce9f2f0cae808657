/** A place where a corrected text differs: from where to where in the text as it was, and in the new one. */
export interface Edit {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** Edits that lie no further apart than this are shown as one. */
const near = 8;

/**
 * The places in which a text was corrected.
 *
 * Made for typesetting, which puts spaces in, takes signs out, or changes one for another.
 */
export function editsBetween(text: string, corrected: string): Edit[] {
  const merged: Edit[] = [];
  for (const edit of singleEdits(text, corrected)) {
    const last = merged.at(-1);
    if (last && edit.from - last.to <= near) {
      merged[merged.length - 1] = { ...last, to: edit.to, newTo: edit.newTo };
    } else merged.push(edit);
  }
  return merged;
}

function singleEdits(text: string, corrected: string): Edit[] {
  const edits: Edit[] = [];
  let [from, newFrom] = [0, 0];
  while (from < text.length || newFrom < corrected.length) {
    const [old, now] = [text[from], corrected[newFrom]];
    if (old === now) {
      from++;
      newFrom++;
      continue;
    }
    const isPutIn = now === ' ' || old === undefined;
    const isTakenOut = !isPutIn && (old === ' ' || now === undefined);
    const [to, newTo] = [isPutIn ? from : from + 1, isTakenOut ? newFrom : newFrom + 1];
    edits.push({ from, to, newFrom, newTo });
    [from, newFrom] = [to, newTo];
  }
  return edits;
}
