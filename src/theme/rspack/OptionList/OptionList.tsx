import { fill } from '#shared/text.ts';
import outline from '../../components/Outline/Outline.module.css';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

/** Where the filter of all options is found, from the beginning of the page as well. */
export const filterId = 'option-filter';

interface OptionRow {
  name: string;
  type: string;
  /** All of a type that is longer than its column. */
  whole?: string;
  default: string;
}

interface OptionListProps {
  /** Name, type and default of each option, as JSON. */
  options?: string;
}

/**
 * Every option of the bundler, by the top-level option it belongs to, with a filter where script runs.
 * Links and descriptions are put in when all pages are known.
 */
export function OptionList({ options = '[]' }: OptionListProps) {
  const { option, compat } = useStaticStrings();
  const rows = JSON.parse(options) as OptionRow[];
  const count = fill(compat.count, { shown: String(rows.length), all: String(rows.length) });
  const groups = [...grouped(rows)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return (
    <div className="option-list" data-component="OptionList">
      <Index groups={groups} title={option.index} />
      <search data-needs-script>
        <input
          type="search"
          id={filterId}
          aria-label={option.filter}
          placeholder={option.filter}
          autoComplete="off"
          spellCheck="false"
        />
        <output data-count={compat.count}>{count}</output>
      </search>
      {groups.map(([name, group]) => (
        <Group key={name} name={name} rows={group} />
      ))}
      <p className="option-nothing" hidden>
        {compat.nothing}
      </p>
    </div>
  );
}

function grouped(rows: readonly OptionRow[]): Map<string, OptionRow[]> {
  const groups = new Map<string, OptionRow[]>();
  for (const row of rows) {
    const name = row.name.split('.')[0] ?? row.name;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}

/** What an overview takes into its list of contents, if it has one. */
function Index({ groups, title }: { groups: [name: string, rows: OptionRow[]][]; title: string }) {
  return (
    <ul className="option-index" aria-label={title}>
      {groups.map(([name, rows]) => (
        <li key={name}>
          <a className={outline.link} data-depth="3" data-name="" href={`#${groupId(name)}`}>
            {name} <span>{rows.length}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Of what is folded: browsers unfold it when an address leads there. */
const groupId = (name: string) => `options-${name}`;

/** Folded: all of them are more than anybody scrolls through. */
function Group({ name, rows }: { name: string; rows: OptionRow[] }) {
  return (
    <details>
      <summary>
        {name} <span>{rows.length}</span>
      </summary>
      <dl id={groupId(name)}>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
    </details>
  );
}

function Row({ name, type, whole, default: value }: OptionRow) {
  const end = name.lastIndexOf('.') + 1;
  return (
    <div>
      <dt>
        <a href={`option-row:${name}`}>
          {end > 0 && <span className="parent">{name.slice(0, end)}</span>}
          {name.slice(end)}
        </a>{' '}
        <span data-marks={name} />
      </dt>
      <dd className="option-type">
        {whole ? (
          <details>
            <summary>
              <code>{type}</code>
            </summary>
            <code>{whole}</code>
          </details>
        ) : (
          <code>{type}</code>
        )}
      </dd>
      <dd className="option-default">{value && <code>{value}</code>}</dd>
      <dd data-summary={name} />
    </div>
  );
}
