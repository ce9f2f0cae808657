import type { ReactNode } from 'react';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

/** The members of an option. It looks like the list of all options, and has that one's style. */
export function Properties({ children }: { children: ReactNode }) {
  return (
    <div data-component="Properties">
      <dl className="option-list" data-component="OptionList">
        {children}
      </dl>
    </div>
  );
}

interface PropertyProps {
  name: string;
  /** From here on: what the bundler says. */
  type?: string;
  default?: string;
  /** Absent where the member has a heading. */
  id?: string;
  /** What it is for. */
  children?: ReactNode;
}

/** One of them. */
export function Property({ name, type, default: value, id, children }: PropertyProps) {
  const { option } = useStaticStrings();
  return (
    <div id={id}>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>{children}</dd>
      <dd className="option-facts">
        <code>{type}</code>
        {value && (
          <>
            {' '}
            {option.default} <code>{value}</code>
          </>
        )}
      </dd>
    </div>
  );
}
