import type { ConfigSchema } from '#shared/config-checker/config-shape.ts';
import { rspack } from '#shared/config-checker/facts/rspack.ts';
import { webpack } from '#shared/config-checker/facts/webpack.ts';
import { resolveShape } from '#shared/config-checker/option-path.ts';

/** An option at the top of a configuration, or one below that. */
export interface TableOption {
  /** `output.charset`. */
  name: string;
  /** Who has it, at least one. */
  in: ('webpack' | 'Rspack')[];
}

/** Options of the server, which both bundlers take from the same package. */
const shared = 'devServer';

/** Every option of the first two levels, each before its own, in alphabetical order. */
export const optionsOfTwoLevels: readonly TableOption[] = list();

function list(): TableOption[] {
  const [there, here] = [namesIn(webpack), namesIn(rspack)];
  return [...new Set([...there, ...here])]
    .filter((name) => !name.startsWith(`${shared}.`))
    .sort()
    .map((name) => ({
      name,
      in: [
        ...(there.has(name) ? (['webpack'] as const) : []),
        ...(here.has(name) ? (['Rspack'] as const) : []),
      ],
    }));
}

function namesIn(schema: ConfigSchema): Set<string> {
  const top = Object.entries(schema.shape.keys ?? {});
  return new Set(
    top.flatMap(([name, shape]) => [
      name,
      ...Object.keys(resolveShape(shape, schema).keys ?? {}).map((key) => `${name}.${key}`),
    ]),
  );
}
