/**
 * Where a line may end within a name: behind its dots, and before a capital.
 *
 * `optimization.splitChunks` → `optimization.`, `split`, `Chunks`
 */
export function breakableParts(name: string): string[] {
  return name.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/);
}
