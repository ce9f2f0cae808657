import { expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { Deprecation, Deprecations } from './Deprecations.tsx';

const table = (
  <Deprecations>
    {'\n'}
    <Deprecation name="a, b" deprecated="0.3.12">
      c
    </Deprecation>
    <Deprecation name="d" deprecated="0.9.0" removed="0.10.0" />
    <Deprecation name="e" removed="0.5.0" />
  </Deprecations>
);

it('names what is deprecated, since when, and what replaces it', () => {
  const html = renderIn('en', table);
  expect(html).toContain(
    '<thead><tr><th>Name</th><th>Status</th><th>Use instead</th></tr></thead>',
  );
  expect(html).toContain(
    '<td><span><code>a</code></span><span>, <code>b</code></span></td><td><div>Deprecated in 0.3.12</div></td><td>c</td>',
  );
  expect(html).toContain('<td><div>Deprecated in 0.9.0</div><div>Removed in 0.10.0</div></td>');
  expect(renderIn('zh', table)).toContain('<td><div>0.9.0 废弃</div><div>0.10.0 移除</div></td>');
});

it('has the newest version first', () => {
  const rows = [
    ...renderIn('en', table).matchAll(/<tr data-versions="[^"]*"><td><span><code>(.)</g),
  ];
  expect(rows.map(([, name]) => name)).toEqual(['d', 'e', 'a']);
});

it('offers a choice of versions where the compiler says so', () => {
  const html = renderIn('zh', <Deprecations versions="0.10.0 0.9.0">{[]}</Deprecations>);
  expect(html).toMatch(/<search data-needs-script="[^"]*"><label>版本<select/);
  expect(html).toContain(
    '<option value="">全部版本</option><option>0.10.0</option><option>0.9.0</option>',
  );
  expect(renderIn('zh', table)).not.toContain('<search');
  expect(renderIn('zh', table)).toContain('<tr data-versions="0.9.0 0.10.0">');
});
