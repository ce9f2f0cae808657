import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface ApiMetaProps {
  /** Versions. */
  added?: string;
  deprecated?: string;
  removed?: string;
  stability?: 'experimental' | 'stable';
}

/** What became of an API, below its heading. */
export function ApiMeta({ stability, ...versions }: ApiMetaProps) {
  const { history } = useStaticStrings();
  const kinds = (['added', 'deprecated', 'removed'] as const).filter((kind) => versions[kind]);
  return (
    <ul className="api-meta" data-component="ApiMeta">
      {stability && <li data-kind={stability}>{history[stability]}</li>}
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          {fill(history[kind], { version: versions[kind] ?? '' })}
        </li>
      ))}
    </ul>
  );
}
