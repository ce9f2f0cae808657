import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { newestFirst } from './newest-first.ts';

interface DeprecationsProps {
  /** All that the page has, on its first list; the compiler says it. */
  versions?: string;
  children: ReactNode;
}

/** What is deprecated or removed, the newest first, and what replaces it; readers choose a version. */
export function Deprecations({ versions, children }: DeprecationsProps) {
  const { deprecations } = useStaticStrings();
  const rows = Children.toArray(children).filter((child) =>
    isValidElement<DeprecationProps>(child),
  ) as ReactElement<DeprecationProps>[];
  return (
    <div className="deprecations" data-component="Deprecations">
      {versions && <VersionChoice versions={versions.split(' ')} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with focus, the keyboard scrolls a wide table */}
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
      <p className="deprecations-nothing" hidden>
        {deprecations.nothing}
      </p>
    </div>
  );
}

function VersionChoice({ versions }: { versions: readonly string[] }) {
  const { deprecations } = useStaticStrings();
  return (
    <search data-needs-script>
      <label>
        {deprecations.version}
        <select autoComplete="off">
          <option value="">{deprecations.allVersions}</option>
          {versions.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </label>
    </search>
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
    <tr data-versions={kinds.map((kind) => versions[kind]).join(' ')}>
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
