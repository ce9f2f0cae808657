import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Children of each component; the app is a tree of them. */
const fanOut = 8;

/**
 * Writes a React app of so many modules into `src/`: an entry, a root, and components that import
 * each other as a tree. The last one is the leaf. Root and leaf show what a change is seen by.
 *
 * @param modules how many files, at least 3
 */
export async function writeApp(folder: string, modules: number): Promise<void> {
  const source = path.join(folder, 'src');
  await rm(source, { recursive: true, force: true });
  await mkdir(path.join(source, 'parts'), { recursive: true });
  const parts = modules - 2;
  await writeFile(path.join(source, 'index.jsx'), entry);
  await writeFile(rootFile(folder), root);
  for (let index = 0; index < parts; index++) {
    const children = Array.from({ length: fanOut }, (_, child) => index * fanOut + child + 1);
    const code = part(
      index,
      children.filter((child) => child < parts),
    );
    await writeFile(partFile(folder, index), index === parts - 1 ? asLeaf(code) : code);
  }
}

/** The module that everything hangs from. */
export const rootFile = (folder: string) => path.join(folder, 'src/root.jsx');

/** A module that imports no other of the app. */
export const leafFile = (folder: string, modules: number) => partFile(folder, modules - 3);

const partFile = (folder: string, index: number) =>
  path.join(folder, 'src/parts', `part-${index}.jsx`);

const entry = `import { createRoot } from 'react-dom/client';
import { Root } from './root.jsx';

createRoot(document.getElementById('root')).render(<Root />);
`;

const root = `import { useEffect } from 'react';
import { Part0 } from './parts/part-0.jsx';

export function Root() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
  }, []);
  return (
    <main>
      <p id="root-text">Root 0</p>
      <Part0 depth={0} />
    </main>
  );
}
`;

function part(index: number, children: readonly number[]): string {
  const imports = children.map((child) => `import { Part${child} } from './part-${child}.jsx';\n`);
  const elements = children.map((child) => `      <Part${child} depth={depth + 1} />\n`);
  return `import { useMemo, useState } from 'react';
${imports.join('')}
const labels = ['Assam ${index}', 'Darjeeling ${index}', 'Sencha ${index}'];

export function Part${index}({ depth }) {
  const [count, setCount] = useState(${index});
  const label = useMemo(() => labels[count % labels.length] ?? 'None', [count]);
  const prices = labels.map((name, place) => ({ name, price: (place + 1) * ${(index % 7) + 1} }));
  const cheapest = prices.reduce((best, one) => (one.price < best.price ? one : best));
  return (
    <section data-depth={depth} className={\`part part-\${depth % 3}\`}>
      <button type="button" onClick={() => setCount((value) => value + 1)}>
        {label} ({count}), from {cheapest.price.toFixed(2)}
      </button>
${elements.join('')}    </section>
  );
}
`;
}

/** Before: `<section data-depth={depth} …>`; after: the same, with the text that tells of a change. */
function asLeaf(code: string): string {
  return code.replace('    </section>', '      <p id="leaf-text">Leaf 0</p>\n    </section>');
}
