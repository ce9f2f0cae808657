// Only for tests.

import type { StructureNode } from './compiled-page.ts';
import { testCompile } from './test-compile.ts';

/** The structure of a text. */
export async function testStructure(
  lines: string | string[],
  format: 'md' | 'mdx' = 'md',
): Promise<StructureNode[]> {
  return (await testCompile([lines].flat().join('\n'), { format })).structure;
}
