import { expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { ApiMeta } from './ApiMeta.tsx';

it('says what became of an API, in both languages', () => {
  const meta = <ApiMeta added="0.4.0" deprecated="0.5.0" removed="0.6.0" stability="stable" />;
  expect(renderIn('en', meta)).toBe(
    '<ul class="api-meta" data-component="ApiMeta"><li data-kind="stable">Stable</li>' +
      '<li data-kind="added">Added in 0.4.0</li><li data-kind="deprecated">Deprecated in 0.5.0</li>' +
      '<li data-kind="removed">Removed in 0.6.0</li></ul>',
  );
  expect(renderIn('zh', meta)).toContain('<li data-kind="added">0.4.0 新增</li>');
});

it('says nothing of what nobody said', () => {
  expect(renderIn('en', <ApiMeta stability="experimental" />)).toBe(
    '<ul class="api-meta" data-component="ApiMeta"><li data-kind="experimental">Experimental</li></ul>',
  );
});
