import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface EmittedProps {
  /** Folder of the example. */
  example: string;
  /** Sizes in bytes by name, as JSON; what the build of the example gave. */
  files?: string;
}

/** What an example's build emitted. */
export function Emitted({ files = '{}' }: EmittedProps) {
  const { emitted } = useStaticStrings();
  const sizes = Object.entries(JSON.parse(files) as Record<string, number>);
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th>{emitted.file}</th>
            <th className="align-right">{emitted.size}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(([name, bytes]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td className="align-right">{sizeText(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
}
