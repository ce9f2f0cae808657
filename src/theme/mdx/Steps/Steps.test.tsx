import { expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { Steps } from './Steps.tsx';

it('stays a numbered list', () => {
  const list = (
    <ol>
      <li>Install</li>
    </ol>
  );
  expect(renderIn('en', <Steps>{list}</Steps>)).toBe(
    '<div class="steps" data-component="Steps"><ol><li>Install</li></ol></div>',
  );
});
