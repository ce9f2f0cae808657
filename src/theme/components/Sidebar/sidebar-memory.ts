// How the reader left the sidebars of other sections, until the document is loaded anew.

const positions = new Map<string, number>();
const groups = new Map<string, boolean>();

/** How far a sidebar was scrolled, in pixels; undefined for one that was not there yet. */
export function rememberedPosition(sidebar: string): number | undefined {
  return positions.get(sidebar);
}

export function rememberPosition(sidebar: string, position: number): void {
  positions.set(sidebar, position);
}

/** Whether a group was open; undefined for one that was never touched. Paths are equal in every language. */
export function rememberedGroup(sidebar: string, place: string): boolean | undefined {
  return groups.get(`${sidebar} ${place}`);
}

export function rememberGroup(sidebar: string, place: string, isOpen: boolean): void {
  groups.set(`${sidebar} ${place}`, isOpen);
}
