import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import {
  type BenchmarkCase,
  type BenchmarkChart,
  type BenchmarkFigure,
  type BenchmarkRow,
  type BenchmarkSetup,
  type Benchmarks,
  benchmarkFigures,
} from '#shared/benchmarks.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { addAttributes, attributeOf } from './jsx-attributes.ts';

/**
 * Fills in what was measured: of the app that is named, or of all sizes.
 *
 * ```
 * <Benchmark figure="build" />   →   <Benchmark figure="build" charts='[{"modules":1000,"rows":[…]}]' />
 * <BenchmarkTable />             →   <BenchmarkTable charts='[…]' />
 * <BenchmarkSetup />             →   <BenchmarkSetup setup='{"bundlers":…,"cases":…}' />
 * ```
 */
export function benchmark(benchmarks: Benchmarks | undefined) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (!/^Benchmark(?:Table|Setup)?$/.test(node.name ?? '')) return;
      const filled = benchmarks && fill(node, benchmarks);
      if (filled) addAttributes(node, filled);
      else pageData(file).problems.push(nothingMeasured(node, file, benchmarks));
    });
  };
}

/** Undefined where there is nothing to fill in. */
function fill(node: MdxJsxFlowElement, benchmarks: Benchmarks): Record<string, string> | undefined {
  if (node.name === 'BenchmarkSetup') return { setup: JSON.stringify(setupOf(benchmarks)) };
  const figure = attributeOf(node, 'figure') as BenchmarkFigure;
  const shown = node.name === 'Benchmark' ? [figure] : benchmarkFigures;
  const modules = attributeOf(node, 'modules');
  const charts = benchmarks.cases
    .filter((measured) => modules === '' || measured.modules === Number(modules))
    .map((measured) => chartOf(measured, benchmarks, shown))
    .filter(({ rows }) => rows.length > 0);
  return charts.length > 0 ? { charts: JSON.stringify(charts) } : undefined;
}

function setupOf({ bundlers, cases }: Benchmarks): BenchmarkSetup {
  return { bundlers, cases: cases.map(({ results: _, ...measured }) => measured) };
}

/** The bundlers that have any of the figures, the best in the first of them first. */
function chartOf(
  { modules, limit, results }: BenchmarkCase,
  { bundlers }: Benchmarks,
  shown: readonly BenchmarkFigure[],
): BenchmarkChart {
  const rows = Object.entries(results).map(([id, result]): BenchmarkRow => {
    const { name = id, versions = {} } = bundlers[id] ?? {};
    const [version = ''] = Object.values(versions);
    const figures = shown.flatMap((figure) => {
      const { [figure]: value } = result;
      return value === undefined || isUnknown(figure, value) ? [] : [[figure, value]];
    });
    return { id, name, version, figures: Object.fromEntries(figures) };
  });
  const [first = 'build'] = shown;
  const rank = ({ figures }: BenchmarkRow) => figures[first] ?? Number.POSITIVE_INFINITY;
  return {
    modules,
    limit,
    rows: rows
      .filter(({ figures }) => Object.keys(figures).length > 0)
      .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b))),
  };
}

/** Systems that do not tell how much memory is used. */
function isUnknown(figure: BenchmarkFigure, value: number | null): boolean {
  return figure === 'memory' && value === 0;
}

function nothingMeasured(node: MdxJsxFlowElement, file: VFile, benchmarks?: Benchmarks) {
  const modules = attributeOf(node, 'modules');
  const sizes = benchmarks?.cases.map((measured) => measured.modules).join(', ');
  return {
    file: file.path,
    line: node.position?.start.line ?? 1,
    message: modules ? `No measurements of ${modules} modules` : 'No measurements',
    found: modules ? `<${node.name} modules="${modules}" … />` : `<${node.name} … />`,
    expected: sizes ? `one of ${sizes}` : 'content/benchmarks.json, by npm run bench:bundlers',
  };
}
