import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { BenchmarkFigure, BenchmarkRow, Benchmarks } from '#shared/benchmarks.ts';
import { pageData } from '../compiled-page.ts';
import { addAttributes, attributeOf } from './jsx-attributes.ts';

/**
 * Fills in what was measured.
 *
 * ```
 * <Benchmark figure="build" modules="1000" />
 * →
 * <Benchmark figure="build" modules="1000" rows='[{"id":"rspack","name":"Rspack", …}]' />
 * ```
 */
export function benchmark(benchmarks: Benchmarks | undefined) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Benchmark') return;
      const modules = attributeOf(node, 'modules');
      const figure = attributeOf(node, 'figure') as BenchmarkFigure;
      const rows = benchmarks ? rowsOf(benchmarks, Number(modules), figure) : [];
      if (rows.length > 0) {
        addAttributes(node, { rows: JSON.stringify(rows) });
        return;
      }
      const sizes = benchmarks?.cases.map((measured) => measured.modules).join(', ');
      pageData(file).problems.push({
        file: file.path,
        line: node.position?.start.line ?? 1,
        message: `Nothing was measured for ${modules} modules.`,
        found: `<Benchmark modules="${modules}" … />`,
        expected: sizes ? `one of ${sizes}` : 'content/benchmarks.json, by npm run bench:bundlers',
      });
    });
  };
}

/** The bundlers that have the figure, the best first. */
function rowsOf(
  { cases, bundlers }: Benchmarks,
  modules: number,
  figure: BenchmarkFigure,
): BenchmarkRow[] {
  const results = cases.find((measured) => measured.modules === modules)?.results ?? {};
  return Object.entries(results)
    .flatMap(([id, result]) => {
      const value = result[figure];
      const { name = id, versions = {} } = bundlers[id] ?? {};
      const [version = ''] = Object.values(versions);
      return value === undefined ? [] : [{ id, name, version, value }];
    })
    .sort((a, b) => a.value - b.value);
}
