import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface OptionListProps {
  /** Name, type and default of each option, as JSON. */
  options?: string;
}

/** Every option of the bundler. Links and descriptions are put in when all pages are known. */
export function OptionList({ options = '[]' }: OptionListProps) {
  const { option } = useStaticStrings();
  const rows = JSON.parse(options) as { name: string; type: string; default: string }[];
  return (
    <dl className="option-list" data-component="OptionList">
      {rows.map((row) => (
        <div key={row.name}>
          <dt>
            <a href={`option:${row.name}`}>{row.name}</a>
          </dt>
          <dd data-summary={row.name} />
          <dd className="option-facts">
            <code>{row.type}</code>
            {row.default && (
              <>
                {' '}
                {option.default} <code>{row.default}</code>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
