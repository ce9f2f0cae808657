import { useTextSite } from '#app/view.tsx';
import { ownSite, type PeerSetup as Setup } from '#shared/peers.ts';
import { fill } from '#shared/text.ts';
import { longDate } from '../../strings/longDate.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { MachineText, PackageTable, RoundsText } from '../Benchmark/BenchmarkSetup.tsx';

interface PeerSetupProps {
  /** How it was measured, as JSON; the compiler says it. */
  setup?: string;
}

/** How the sites were measured: when, how often, on what machine, with which pages and versions. */
export function PeerSetup({ setup }: PeerSetupProps) {
  const { peers, option } = useStaticStrings();
  const { lang } = useTextSite();
  if (!setup) return null;
  const { date, rounds, machine, corpus, sites }: Setup = JSON.parse(setup);
  const { [ownSite]: _, ...others } = sites;
  return (
    <>
      <ul className="benchmark-setup" data-component="Benchmark">
        <li>
          <strong>{fill(peers.corpus, { pages: String(corpus.pages) })}</strong>{' '}
          <time dateTime={date}>{longDate(date, lang)}</time>
          {option.comma}
          <RoundsText rounds={rounds} />
          {option.comma}
          <MachineText machine={machine} />
        </li>
      </ul>
      <PackageTable head={peers.generator} entries={Object.values(others)} />
    </>
  );
}
