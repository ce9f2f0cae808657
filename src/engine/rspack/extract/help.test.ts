import { describe, expect, it } from 'vitest';
import { parseHelp } from './help.ts';

const help = `rspack build

run the build

Commands:
  rspack build          run it        [default] [aliases: bundle, b]
  rspack preview [dir]  serve what was built, for a
                        look                            [aliases: p]

Options:
  -c, --config  config file                              [string]
      --target  where it will run
                      [choices: "web", "node",
                      "webworker"] [default: "web"]
      --json    emit stats [as JSON] here
`;

describe('parseHelp', () => {
  it('finds the rows of each section and joins what was wrapped', () => {
    expect(parseHelp(help)).toMatchInlineSnapshot(`
      {
        "Commands": [
          {
            "marks": [
              "default",
              "aliases: bundle, b",
            ],
            "term": "rspack build",
            "text": "run it",
          },
          {
            "marks": [
              "aliases: p",
            ],
            "term": "rspack preview [dir]",
            "text": "serve what was built, for a look",
          },
        ],
        "Options": [
          {
            "marks": [
              "string",
            ],
            "term": "-c, --config",
            "text": "config file",
          },
          {
            "marks": [
              "choices: "web", "node", "webworker"",
              "default: "web"",
            ],
            "term": "--target",
            "text": "where it will run",
          },
          {
            "marks": [],
            "term": "--json",
            "text": "emit stats [as JSON] here",
          },
        ],
      }
    `);
  });

  it('finds no section in anything else', () => {
    expect(parseHelp('Unknown argument: frob\n')).toEqual({});
  });

  it('keeps rows apart that have no words', () => {
    const rows = parseHelp('Options:\n  --one\n  --two').Options;
    expect(rows?.map(({ term }) => term)).toEqual(['--one', '--two']);
  });
});
