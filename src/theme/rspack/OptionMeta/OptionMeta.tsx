import { Fragment, type ReactNode } from 'react';
import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

interface OptionMetaProps {
  name: string;
  /** From here on: what the bundler says; lists are JSON. */
  type?: string;
  values?: string;
  defaults?: string;
  cli?: string;
  /** From here on: what the author says. Versions. */
  since?: string;
  deprecated?: string;
  removed?: string;
  /** Shown as a mark where it is experimental. */
  stability?: 'experimental' | 'stable';
}

interface CliDefault {
  value: string;
  command?: string;
}

interface Default {
  value: string;
  modes?: string[];
  targets?: string[];
}

/** What the bundler says of an option, below its heading. What it is in a word is put in when all pages are known. */
export function OptionMeta(props: OptionMetaProps) {
  const { name, type, values, defaults, cli, since, deprecated, removed } = props;
  const { option } = useStaticStrings();
  return (
    <ul className="facts">
      <Fact label={option.type}>{type && <code>{type}</code>}</Fact>
      <Fact label={option.values}>{values && <Values all={JSON.parse(values)} />}</Fact>
      <Fact label={option.default}>{defaults && <Defaults all={JSON.parse(defaults)} />}</Fact>
      <Fact label={option.cli}>{cli && <CliDefaults all={JSON.parse(cli)} />}</Fact>
      <Fact label={option.since}>{since}</Fact>
      <Fact label={option.deprecated}>{deprecated}</Fact>
      <Fact label={option.removed}>{removed}</Fact>
      <li data-marks={name} />
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <li>
      <strong>{label}</strong> {children}
    </li>
  );
}

/** More values than this stand one below the other, and of those no more than `shownValues` at first. */
const inlineValues = 6;
const shownValues = 8;

function Values({ all }: { all: string[] }) {
  const { option } = useStaticStrings();
  if (all.length <= inlineValues) {
    return all.map((value) => (
      <Fragment key={value}>
        <code className="whole">{value}</code>{' '}
      </Fragment>
    ));
  }
  // A fold that holds one value saves nothing.
  const shown = all.length > shownValues + 1 ? shownValues : all.length;
  return (
    <>
      <Lines values={all.slice(0, shown)} />
      {shown < all.length && (
        <details>
          <summary>{fill(option.more, { count: String(all.length - shown) })}</summary>
          <Lines values={all.slice(shown)} />
        </details>
      )}
    </>
  );
}

function Lines({ values }: { values: string[] }) {
  return values.map((value) => (
    <span className="fact-value" key={value}>
      <code className="whole">{value}</code>
    </span>
  ));
}

/** Each value with the modes and targets that it holds for. */
function Defaults({ all }: { all: Default[] }) {
  const { option } = useStaticStrings();
  return all.map(({ value, modes = [], targets = [] }) => {
    const names = [
      ...modes,
      ...(targets.length > 0 ? [option.targets.replace('{names}', targets.join(', '))] : []),
    ];
    return (
      <span className="fact-value" key={value + names}>
        <code>{value}</code>
        {names.length > 0 && <> {option.only.replace('{names}', names.join(option.comma))}</>}
      </span>
    );
  });
}

/** What the command line makes of the option, each value with the command that does. */
function CliDefaults({ all }: { all: CliDefault[] }) {
  const { option } = useStaticStrings();
  return all.map(({ value, command }) => (
    <span className="fact-value" key={value + command}>
      <code>{value}</code>
      {command && <> {option.only.replace('{names}', `rspack ${command}`)}</>}
    </span>
  ));
}
