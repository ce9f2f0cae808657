import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '#app/view.tsx';
import type { LocaleCode } from '#shared/locale.ts';
import type { ContainerType } from '../../strings/static-strings.ts';
import { Container } from './Container.tsx';

function render(type: ContainerType, title?: string, lang: LocaleCode = 'en') {
  return renderToStaticMarkup(
    <TextProvider site={{ lang, texts: {} }}>
      <Container type={type} {...(title === undefined ? {} : { title })}>
        <p>Text</p>
      </Container>
    </TextProvider>,
  );
}

describe('a container', () => {
  it.each<[ContainerType, string]>([
    ['tip', '提示'],
    ['info', '说明'],
    ['warning', '注意'],
    ['danger', '危险'],
    ['note', '备注'],
  ])('%s is called %s, and its icon is silent', (type, name) => {
    const html = render(type, undefined, 'zh');
    expect(html).toContain(`<span>${name}</span>`);
    expect(html).toContain('<svg viewBox="0 0 20 20" aria-hidden="true">');
  });

  it('with a title of its own has an icon that says what it is', () => {
    expect(render('warning', 'On Windows')).toContain('role="img" aria-label="Warning"');
    expect(render('warning', 'On Windows')).toContain('<span>On Windows</span>');
  });

  it('has an icon of its own for each type', () => {
    const types: ContainerType[] = ['tip', 'info', 'warning', 'danger', 'note'];
    const paths = types.map((type) => /<path d="[^"]+"/.exec(render(type))?.[0]);
    expect(new Set(paths).size).toBe(types.length);
  });

  it('shows code in its title, and no markup', () => {
    expect(render('tip', 'Set `a[0]` & <b> or `x')).toContain(
      '<span>Set <code>a[0]</code> &amp; &lt;b&gt; or `x</span>',
    );
  });

  it('of details folds', () => {
    expect(render('details', 'More `a`')).toBe(
      '<details class="note" data-type="details"><summary><span>More <code>a</code></span></summary><p>Text</p></details>',
    );
  });
});
