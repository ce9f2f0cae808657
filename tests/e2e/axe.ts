import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const source = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Another version finds other things. */
export const { version: axeVersion }: { version: string } = require('axe-core/package.json');

interface AxeChoice {
  /** Only these rules; default: all. */
  rules?: readonly string[];
  /** Not these rules. */
  except?: readonly string[];
  /** Only elements that this selector finds; default: the whole page. */
  include?: string;
  /** Not elements that this selector finds, nor what is in them. */
  exclude?: string;
  /** Also names all that axe could not decide; default: false. */
  undecided?: boolean;
}

/** What axe finds wrong, one line each. */
export async function violations(page: Page, choice: AxeChoice = {}): Promise<string[]> {
  return linesOf(page, (await runAxe(page, choice)).violations);
}

/** What axe finds wrong, and what it could not decide. */
export async function runAxe(page: Page, choice: AxeChoice): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    ([context, options]) =>
      (
        window as unknown as {
          axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
        }
      ).axe.run(context, options),
    [contextOf(choice), optionsOf(choice)] as const,
  );
}

/** Results of axe, one line for each element. */
export function linesOf(page: Page, results: Result[]): string[] {
  const { pathname } = new URL(page.url());
  return results.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => !any.some(({ data }) => isTooShort(data)))
      .map(
        ({ target, html, any }) =>
          `${pathname} ${id}: ${target.join(' ')} ${/^<[^>]*/.exec(html)} ${any[0]?.message ?? ''}`,
      ),
  );
}

function contextOf({
  include = 'html',
  exclude,
}: AxeChoice): Record<'include' | 'exclude', string[][]> {
  return { include: [[include]], exclude: exclude ? [[exclude]] : [] };
}

function optionsOf({ rules, except = [], undecided }: AxeChoice): RunOptions {
  const excepted = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  return {
    // The others are only counted: to name all that passed takes axe as long as to look.
    resultTypes: undecided ? ['violations', 'incomplete'] : ['violations'],
    // By itself axe leaves out the rule of WCAG 2.2.
    ...(rules
      ? { runOnly: [...rules] }
      : { rules: { 'target-size': { enabled: true }, ...excepted } }),
  };
}

/** A single character may be a picture rather than text, says axe, and does not decide. */
function isTooShort(data: { messageKey?: string } | null): boolean {
  return data?.messageKey === 'shortTextContent';
}
