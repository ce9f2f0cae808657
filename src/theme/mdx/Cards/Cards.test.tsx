import { expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { Card, Cards } from './Cards.tsx';

it('is a list of links, each with words beside it', () => {
  const html = renderIn(
    'en',
    <Cards>
      <Card title="React" link="/guide/react" icon="/icons/frameworks.svg#icon">
        Words.
      </Card>
    </Cards>,
  );
  expect(html).toBe(
    '<ul class="cards" data-component="Cards"><li>' +
      '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><use href="/icons/frameworks.svg#icon"></use></svg>' +
      '<a href="/guide/react">React</a><div>Words.</div></li></ul>',
  );
});

it('opens a tab of its own for another site', () => {
  expect(renderIn('en', <Card title="Node" link="https://nodejs.org" />)).toBe(
    '<li><a href="https://nodejs.org" target="_blank" rel="noopener noreferrer">Node</a><div></div></li>',
  );
});
