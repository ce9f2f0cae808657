interface CodeBlockProps {
  lang: string;
  title?: string;
  /** Lines and tokens, as the highlighter wrote them. */
  html: string;
  numbers?: string;
  wrap?: string;
}

/** A block of highlighted code. It can take focus, so that the keyboard scrolls it. */
export function CodeBlock({ lang, title, html, numbers, wrap }: CodeBlockProps) {
  return (
    <div className="code" data-lang={lang} data-numbers={numbers} data-wrap={wrap}>
      {title && <div className="code-title">{title}</div>}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
