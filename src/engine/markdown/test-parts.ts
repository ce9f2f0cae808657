// Only for tests.

import type { PagePart } from './compiled-page.ts';
import { testCompile } from './test-compile.ts';

/** The parts of a text. */
export async function testParts(
  lines: string | string[],
  format: 'md' | 'mdx' = 'md',
): Promise<PagePart[]> {
  return (await testCompile([lines].flat().join('\n'), { format })).parts;
}
