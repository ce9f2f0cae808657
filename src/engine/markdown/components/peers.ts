import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { PeerChart, PeerFigure, PeerSetup, Peers } from '#shared/peers.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { addAttributes, attributeOf } from './jsx-attributes.ts';

/**
 * Fills in how the site compares with those of other generators.
 *
 * ```
 * <PeerChart figure="buildCold" />   →   <PeerChart figure="buildCold" chart='[{"id":"own",…}]' />
 * <PeerTable />                      →   <PeerTable measured='{"sites":…,"figures":…}' />
 * <PeerSetup />                      →   <PeerSetup setup='{"date":…,"sites":…}' />
 * ```
 */
export function peers(measured: Peers | undefined) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const fill = Object.hasOwn(fillers, node.name ?? '') ? fillers[node.name ?? ''] : undefined;
      if (!fill) return;
      if (measured) addAttributes(node, fill(measured, node));
      else pageData(file).problems.push(nothingMeasured(node, file));
    });
  };
}

/** Gives the attributes of a component. */
type Fill = (measured: Peers, node: MdxJsxFlowElement) => Record<string, string>;

const fillers: Record<string, Fill> = {
  PeerChart(measured, node) {
    const chart = chartOf(measured, attributeOf(node, 'figure') as PeerFigure);
    return { chart: JSON.stringify(chart) };
  },
  PeerTable: ({ sites, figures }) => ({ measured: JSON.stringify({ sites, figures }) }),
  PeerSetup({ figures: _, failures: __, ...setup }) {
    return { setup: JSON.stringify(setup satisfies PeerSetup) };
  },
};

/** The sites that have the figure, the best first. Where the measurement failed for all, there is none. */
function chartOf({ sites, figures }: Peers, figure: PeerFigure): PeerChart {
  const { [figure]: values = {} } = figures;
  return Object.entries(values)
    .map(([id, value]) => {
      const { name = id, versions = {} } = sites[id] ?? {};
      const [version = ''] = Object.values(versions);
      return { id, name, version, value };
    })
    .sort((a, b) => a.value.median - b.value.median);
}

function nothingMeasured(node: MdxJsxFlowElement, file: VFile) {
  return {
    file: file.path,
    line: node.position?.start.line ?? 1,
    message: 'No measurements',
    found: `<${node.name} … />`,
    expected: 'content/peers.json, by npm run bench -- --peers',
  };
}
