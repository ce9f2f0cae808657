import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextProvider } from '#app/view.tsx';
import { Picture } from './Picture.tsx';

const image = { src: '/graph.svg', alt: 'A "graph" <b>', width: '640', height: '320' };

function render(props: Omit<Parameters<typeof Picture>[0], keyof typeof image>) {
  return renderToStaticMarkup(
    <TextProvider site={{ lang: 'zh', texts: {} }}>
      <Picture {...image} {...props} />
    </TextProvider>,
  );
}

it('has its size, and is fetched when it is near', () => {
  expect(render({})).toBe(
    '<span class="picture" data-component="Picture"><span class="picture-frame">' +
      '<img src="/graph.svg" width="640" height="320" alt="A &quot;graph&quot; &lt;b&gt;" loading="lazy" decoding="async"/>' +
      '</span></span>',
  );
});

it('stands by itself with its caption', () => {
  expect(render({ figure: 'true', caption: 'Two <chunks>' })).toMatch(
    /^<figure class="picture" .*<figcaption>Two &lt;chunks&gt;<\/figcaption><\/figure>$/,
  );
});

it('comes in both variants, each for its theme', () => {
  const html = render({ dark: '/graph.dark.svg' });
  expect(html).toMatch(/<img src="\/graph.svg" [^>]*data-shown-in="light"/);
  expect(html).toMatch(/<img src="\/graph.dark.svg" [^>]*data-shown-in="dark"/);
});

it('has a button of its own that enlarges it, where it can be', () => {
  const html = render({ zoom: 'true' });
  expect(html).toContain('aria-label="放大：A &quot;graph&quot; &lt;b&gt;"');
  expect(html).toContain('data-close="关闭"');
  expect(render({})).not.toContain('<button');
});
