import { expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { Columns } from './Columns.tsx';

it('keeps the order of its blocks', () => {
  const html = renderIn(
    'en',
    <Columns>
      <pre>entry</pre>
      <p>emitted</p>
    </Columns>,
  );
  expect(html).toBe(
    '<div class="columns" data-component="Columns"><pre>entry</pre><p>emitted</p></div>',
  );
});
