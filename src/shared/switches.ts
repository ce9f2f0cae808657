/** Parts of the page that an address can hide: `?sidebar=0`. Only the exact value `0` hides. */
const displaySwitches = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

export type DisplaySwitch = (typeof displaySwitches)[number];

/** The parts that a query (`?sidebar=0&footer=0`) hides. */
export function hiddenParts(search: string): DisplaySwitch[] {
  const pairs = search.replace(/^\?/, '').split('&');
  return displaySwitches.filter((name) => pairs.includes(`${name}=0`));
}
