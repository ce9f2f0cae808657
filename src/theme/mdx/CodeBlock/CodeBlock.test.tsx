import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '#app/view.tsx';
import type { LocaleCode } from '#shared/locale.ts';
import { CodeBlock } from './CodeBlock.tsx';

function render(props: Partial<ComponentProps<typeof CodeBlock>> = {}, lang: LocaleCode = 'en') {
  return renderToStaticMarkup(
    <TextProvider site={{ lang, texts: {} }}>
      <CodeBlock lang="js" html={'<span class="line">a</span>'} {...props} />
    </TextProvider>,
  );
}

describe('a block of code', () => {
  it('is a figure with its buttons before its code', () => {
    expect(render()).toMatchInlineSnapshot(
      `"<figure class="code language-js" data-component="CodeBlock"><div class="code-tools" data-lang="js"><button type="button" class="wrap" aria-label="Wrap long lines" aria-pressed="false" data-replay="true" data-needs-script="true"></button><button type="button" class="copy" aria-label="Copy code" data-copied="Copied" data-selected="The code is selected, ready for you to copy" data-replay="true" data-needs-script="true"></button></div><pre tabindex="0"><code><span class="line">a</span></code></pre></figure>"`,
    );
  });

  it('is named by its title, which is text', () => {
    expect(render({ title: '<b>.js' })).toContain(
      '<figcaption class="code-title">&lt;b&gt;.js</figcaption>',
    );
    expect(render()).not.toContain('figcaption');
  });

  it('without a language has its buttons, and no label', () => {
    const html = render({ lang: 'text' });
    expect(html).not.toContain('data-lang');
    expect(html).toContain('class="code language-text"');
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  it('that is wrapped says so', () => {
    const html = render({ wrap: 'true', numbers: 'true', focus: 'true' });
    expect(html).toContain('data-numbers="true" data-wrap="true" data-focus="true"');
    expect(html).toContain('aria-pressed="true"');
  });

  it("speaks the page's language", () => {
    expect(render({}, 'zh')).toContain('aria-label="复制代码" data-copied="已复制"');
  });
});
