import { expect, it } from 'vitest';
import { renderIn } from '../../mdx/test-render.tsx';
import { Compat } from './Compat.tsx';

const compat = (
  <Compat statuses='{"works":"Works","fails":"Fails"}' rows="3">
    <table />
  </Compat>
);

it('offers the statuses that there are, and the count, where script runs', () => {
  const html = renderIn('en', compat);
  expect(html).toContain('<search data-needs-script="true">');
  expect(html).toContain(
    '<button type="button" aria-pressed="false" value="works" data-replay="true">Works</button>' +
      '<button type="button" aria-pressed="false" value="fails" data-replay="true">Fails</button>',
  );
  expect(html).toContain('<output data-count="{shown} of {all}">3 of 3</output>');
});

it('shows the tables to everybody, and that nothing matches to nobody yet', () => {
  expect(renderIn('zh', compat)).toContain(
    '</search><table></table><p class="compat-nothing" hidden="">没有符合条件的条目。 <button type="button" data-replay="true">显示全部</button></p>',
  );
});
