import { fill } from '#shared/text.ts';
import { type CompatFilter, writeFilter } from './compat-filter.ts';

/** Writes a filter into the address. */
export function keepFilter(filter: CompatFilter): void {
  const { pathname, search, hash } = location;
  const query = writeFilter(search, filter);
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
}

/** Says how many rows a filter has left, and that there is none. */
export function showCount(
  root: HTMLElement,
  { shown, all }: Record<'shown' | 'all', number>,
): void {
  const output = root.querySelector('output');
  const nothing = root.querySelector<HTMLElement>('.compat-nothing, .option-nothing');
  if (nothing) nothing.hidden = shown > 0;
  if (!output) return;
  const numbers = { shown: String(shown), all: String(all) };
  output.textContent = fill(output.dataset.count ?? '', numbers);
}
