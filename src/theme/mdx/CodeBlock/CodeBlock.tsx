import { Html } from '../../Html.tsx';

interface CodeBlockProps {
  lang: string;
  title?: string;
  /** Lines and tokens, as the highlighter wrote them. */
  html: string;
  numbers?: string;
  wrap?: string;
}

/** A block of highlighted code. */
export function CodeBlock({ lang, title, html, numbers, wrap }: CodeBlockProps) {
  return (
    <div className="code" data-lang={lang} data-numbers={numbers} data-wrap={wrap}>
      {title && <div className="code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with focus, the keyboard scrolls long lines */}
      <pre tabIndex={0}>
        <Html as="code" html={html} />
      </pre>
    </div>
  );
}
