import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '#app/view.tsx';
import type { LocaleCode } from '#shared/locale.ts';
import { Badge } from './Badge.tsx';

const render = (props: ComponentProps<typeof Badge>, lang: LocaleCode = 'en') =>
  renderToStaticMarkup(
    <TextProvider site={{ lang, texts: {} }}>
      <Badge {...props} />
    </TextProvider>,
  );

it('is a word, and a button where there is more to say', () => {
  expect(render({ text: 'new', type: 'tip' })).toMatchInlineSnapshot(
    `"<span class="badge" data-component="Badge" data-type="tip">new</span>"`,
  );
  expect(render({ text: 'new', tip: 'Since <today>' })).toMatchInlineSnapshot(
    `"<button type="button" title="Since &lt;today&gt;" data-replay="true" class="badge" data-component="Badge" data-type="info">new</button>"`,
  );
});

describe('a version', () => {
  const shown = (html: string) =>
    /title="([^"]*)".*data-type="(\w+)">([^<]*)</.exec(html)?.slice(1);

  it.each<[ComponentProps<typeof Badge>, LocaleCode, string[]]>([
    [{ since: '0.5.0' }, 'en', ['Added in version 0.5.0', 'info', '0.5.0+']],
    [{ since: '0.5.0' }, 'zh', ['0.5.0 版本新增', 'info', '0.5.0+']],
    [{ deprecated: '0.4' }, 'en', ['Deprecated since version 0.4', 'warning', 'Deprecated']],
    [{ deprecated: '0.4' }, 'zh', ['自 0.4 版本起废弃', 'warning', '已废弃']],
    [{ removed: '0.5' }, 'en', ['Removed in version 0.5', 'danger', 'Removed']],
    [{ removed: '0.5' }, 'zh', ['自 0.5 版本起移除', 'danger', '已移除']],
    [{ since: '0.3', removed: '0.5' }, 'en', ['Removed in version 0.5', 'danger', 'Removed']],
    [{ since: '0.5', type: 'tip', text: 'New' }, 'en', ['Added in version 0.5', 'tip', 'New']],
  ])('%o says in %s: %j', (props, lang, expected) => {
    expect(shown(render(props, lang))).toEqual(expected);
  });
});
