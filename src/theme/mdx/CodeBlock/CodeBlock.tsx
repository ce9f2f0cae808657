import { Html } from '../../Html.tsx';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

export interface CodeBlockProps {
  /** As the fence has it; `text` where it has none. */
  lang: string;
  title?: string;
  /** Lines and tokens, as the highlighter wrote them. */
  html: string;
  /** Each of these is there or not. */
  numbers?: string;
  wrap?: string;
  /** Some lines are in focus, and the others are not. */
  focus?: string;
}

/** A block of highlighted code. */
export function CodeBlock({ lang, title, html, numbers, wrap, focus }: CodeBlockProps) {
  return (
    <figure
      className={`code language-${lang}`}
      data-component="CodeBlock"
      data-numbers={numbers}
      data-wrap={wrap}
      data-focus={focus}
    >
      {title && <figcaption className="code-title">{title}</figcaption>}
      <Tools lang={lang} isWrapped={wrap !== undefined} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with focus, the keyboard scrolls long lines */}
      <pre tabIndex={0}>
        <Html as="code" html={html} />
      </pre>
    </figure>
  );
}

/** Their signs are drawn by the stylesheet: hundreds of blocks on a page should be small. */
function Tools({ lang, isWrapped }: { lang: string; isWrapped: boolean }) {
  const { code } = useStaticStrings();
  return (
    <div className="code-tools" data-lang={lang === 'text' ? undefined : lang}>
      <button
        type="button"
        className="wrap"
        aria-label={code.wrap}
        aria-pressed={isWrapped}
        data-replay
        data-needs-script
      />
      <button
        type="button"
        className="copy"
        aria-label={code.copy}
        data-copied={code.copied}
        data-selected={code.selected}
        data-replay
        data-needs-script
      />
    </div>
  );
}
