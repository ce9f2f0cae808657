import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { fill } from '../../strings/stringsOf.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { newestFirst } from './newest-first.ts';

/** What is deprecated or removed, the newest first, and what replaces it. */
export function Deprecations({ children }: { children: ReactNode }) {
  const { deprecations } = useStaticStrings();
  const rows = Children.toArray(children).filter((child) =>
    isValidElement<DeprecationProps>(child),
  ) as ReactElement<DeprecationProps>[];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with focus, the keyboard scrolls a wide table
    <div className="table" tabIndex={0} data-component="Table">
      <table>
        <thead>
          <tr>
            <th>{deprecations.name}</th>
            <th>{deprecations.status}</th>
            <th>{deprecations.instead}</th>
          </tr>
        </thead>
        <tbody>{rows.toSorted((a, b) => newestFirst(a.props, b.props))}</tbody>
      </table>
    </div>
  );
}

interface DeprecationProps {
  /** One, or several with commas between them. */
  name: string;
  /** Versions. */
  deprecated?: string;
  removed?: string;
  /** What replaces it. */
  children?: ReactNode;
}

/** A row of them. */
export function Deprecation({ name, children, ...versions }: DeprecationProps) {
  const { history, option } = useStaticStrings();
  const kinds = (['deprecated', 'removed'] as const).filter((kind) => versions[kind]);
  return (
    <tr>
      <td>
        {name.split(/,\s*/).map((part, index) => (
          <span key={part}>
            {index > 0 && option.comma}
            <code>{part}</code>
          </span>
        ))}
      </td>
      <td>
        {kinds.map((kind) => (
          <div key={kind}>{fill(history[kind], { version: versions[kind] ?? '' })}</div>
        ))}
      </td>
      <td>{children}</td>
    </tr>
  );
}
