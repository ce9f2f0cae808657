import type { IslandRegistry } from '#app/islands.ts';

/** The components of an article that do something, and their scripts. */
export const islands: IslandRegistry = {};
