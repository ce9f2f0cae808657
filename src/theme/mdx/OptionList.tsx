import { useStrings } from '../strings/useStrings.ts';

interface OptionListProps {
  /** Name, type and default of each option, as JSON. */
  options?: string;
}

/** Every option of the bundler. Links and descriptions are put in when all pages are known. */
export function OptionList({ options = '[]' }: OptionListProps) {
  const { option, optionList } = useStrings();
  const rows = JSON.parse(options) as { name: string; type: string; default: string }[];
  return (
    <div className="table option-list">
      <table>
        <thead>
          <tr>
            <th>{optionList.name}</th>
            <th>{option.type}</th>
            <th>{option.default}</th>
            <th>{optionList.summary}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>
                <a href={`option:${row.name}`}>{row.name}</a>
              </td>
              <td>
                <code>{row.type}</code>
              </td>
              <td>{row.default && <code>{row.default}</code>}</td>
              <td data-summary={row.name} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
