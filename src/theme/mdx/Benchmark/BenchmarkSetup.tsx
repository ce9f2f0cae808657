import { useTextSite } from '#app/view.tsx';
import type { BenchmarkMachine, BenchmarkSetup as Setup } from '#shared/benchmarks.ts';
import { fill } from '#shared/text.ts';
import { longDate } from '../../strings/longDate.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface BenchmarkSetupProps {
  /** Bundlers and sizes, without results, as JSON; the compiler says it. */
  setup?: string;
}

/** How the figures were measured: when, how often, on what machine, and with which versions. */
export function BenchmarkSetup({ setup = '{"bundlers":{},"cases":[]}' }: BenchmarkSetupProps) {
  const { benchmark } = useStaticStrings();
  const { bundlers, cases }: Setup = JSON.parse(setup);
  return (
    <>
      <ul className="benchmark-setup" data-component="Benchmark">
        {runsOf(cases).map((run) => (
          <li key={run.sizes.join()}>
            <Run {...run} />
          </li>
        ))}
      </ul>
      <PackageTable head={benchmark.bundler} entries={Object.values(bundlers)} />
    </>
  );
}

interface RunData {
  /** Of the apps that were measured alike. */
  sizes: number[];
  measured: Omit<Setup['cases'][number], 'modules'>;
}

/** Sizes that were measured on one day, on one machine, equally often. */
function runsOf(cases: Setup['cases']): RunData[] {
  const runs = new Map<string, RunData>();
  for (const { modules, ...measured } of cases) {
    const key = JSON.stringify(measured);
    const { sizes = [] } = runs.get(key) ?? {};
    runs.set(key, { sizes: [...sizes, modules], measured });
  }
  return [...runs.values()];
}

function Run({ sizes, measured: { date, rounds, machine } }: RunData) {
  const { benchmark, option } = useStaticStrings();
  const { lang } = useTextSite();
  const modules = sizes.map((size) => size.toLocaleString('en')).join(option.comma);
  return (
    <>
      <strong>{fill(benchmark.size, { modules })}</strong>{' '}
      <time dateTime={date}>{longDate(date, lang)}</time>
      {option.comma}
      <RoundsText rounds={rounds} />
      {option.comma}
      <MachineText machine={machine} />
    </>
  );
}

/** How often it was measured. */
export function RoundsText({ rounds }: { rounds: number }) {
  const { benchmark } = useStaticStrings();
  return fill(rounds === 1 ? benchmark.oneRound : benchmark.rounds, { rounds: String(rounds) });
}

/** What it was measured on. */
export function MachineText({ machine }: { machine: BenchmarkMachine }) {
  const { benchmark } = useStaticStrings();
  const { cores, memory, ...texts } = machine;
  return fill(benchmark.machine, { ...texts, cores: String(cores), memory: String(memory) });
}

interface PackageTableProps {
  /** What the entries are. */
  head: string;
  entries: readonly { name: string; versions: Record<string, string> }[];
}

/** What was measured, with the versions of its packages. */
export function PackageTable({ head, entries }: PackageTableProps) {
  const { benchmark, option } = useStaticStrings();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with focus, the keyboard scrolls a wide table
    <div className="table" tabIndex={0} data-component="Table">
      <table>
        <thead>
          <tr>
            <th>{head}</th>
            <th>{benchmark.packages}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, versions }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                {Object.entries(versions)
                  .map(([installed, version]) => `${installed} ${version}`)
                  .join(option.comma)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
