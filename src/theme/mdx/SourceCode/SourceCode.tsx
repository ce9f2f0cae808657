import { linkTarget } from '../../site-links.ts';
import { useStrings } from '../../strings/useStrings.ts';

/** A link to the source of what the page speaks of. */
export function SourceCode({ href }: { href: string }) {
  const { sourceCodeText } = useStrings();
  return (
    <a className="source-code" href={href} {...linkTarget(href)}>
      {sourceCodeText}
    </a>
  );
}
