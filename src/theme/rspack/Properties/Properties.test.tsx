import { expect, it } from 'vitest';
import { renderIn } from '../../mdx/test-render.tsx';
import { Properties, Property } from './Properties.tsx';

it('is a list of names, each with what it is for, type and default', () => {
  const html = renderIn(
    'en',
    <Properties>
      <Property name="poll" type="boolean" default="false" id="watchoptionspoll">
        How often.
      </Property>
    </Properties>,
  );
  expect(html).toBe(
    '<div data-component="Properties"><dl class="option-list" data-component="OptionList">' +
      '<div id="watchoptionspoll"><dt><code>poll</code></dt><dd>How often.</dd>' +
      '<dd class="option-facts"><code>boolean</code> Default <code>false</code></dd></div></dl></div>',
  );
});

it('leaves out a default that there is not', () => {
  expect(renderIn('zh', <Property name="poll" type="boolean" />)).not.toContain('默认值');
});
