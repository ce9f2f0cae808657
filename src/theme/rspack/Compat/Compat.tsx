import type { ReactNode } from 'react';
import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface CompatProps {
  /** Names of the statuses that the rows have, as JSON; from here on the compiler says it. */
  statuses?: string;
  /** How many rows there are. */
  rows?: string;
  children: ReactNode;
}

/** Tables of what works and what does not, with a filter where script runs. */
export function Compat({ statuses = '{}', rows = '0', children }: CompatProps) {
  const { compat } = useStaticStrings();
  return (
    <div className="compat" data-component="Compat">
      <search data-needs-script>
        <input
          type="search"
          aria-label={compat.filter}
          placeholder={compat.filter}
          autoComplete="off"
          spellCheck="false"
        />
        <Statuses names={JSON.parse(statuses)} />
        <output data-count={compat.count}>{fill(compat.count, { shown: rows, all: rows })}</output>
      </search>
      {children}
      <p className="compat-nothing" hidden>
        {compat.nothing}{' '}
        <button type="button" data-replay>
          {compat.clear}
        </button>
      </p>
    </div>
  );
}

function Statuses({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([status, name]) => (
    <button key={status} type="button" aria-pressed="false" value={status} data-replay>
      {name}
    </button>
  ));
}
