import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import type { ExampleOutputs } from '../../examples/example-output.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { addAttributes, attributeOf } from './jsx-attributes.ts';

/**
 * Fills in what the build of an example emitted.
 *
 * ```
 * <Emitted example="minimal" />   →   <Emitted example="minimal" files='{"main.js":1234}' />
 * ```
 */
export function emitted(outputs: ExampleOutputs) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Emitted') return;
      const name = attributeOf(node, 'example');
      const files = Object.hasOwn(outputs, name) ? outputs[name] : undefined;
      if (files) {
        addAttributes(node, { files: JSON.stringify(files) });
        return;
      }
      const [suggestion] = closest(name, Object.keys(outputs));
      pageData(file).problems.push({
        file: file.path,
        line: node.position?.start.line ?? 1,
        message: `Unknown example \`${name}\``,
        found: `<Emitted example="${name}" />`,
        expected: 'the folder of a project in examples/ that `npm run examples` has built',
        ...(suggestion ? { fix: `<Emitted example="${suggestion}" />` } : {}),
      });
    });
  };
}
