import { editDistance } from './edit-distance.ts';

/** The candidates that are spelled most like a word, best first; none that differ in more than half of it. */
export function closest(word: string, candidates: readonly string[], limit = 1): string[] {
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(word.length, candidate.length) / 2)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
