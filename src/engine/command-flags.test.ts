import { describe, expect, it } from 'vitest';
import { readNoFlags, takePort, takeRoot } from './command-flags.ts';

describe('the folder of the site', () => {
  it.each([
    [['dev'], undefined, ['dev']],
    [['dev', '--root', 'examples/site'], 'examples/site', ['dev']],
    [['dev', '--root=examples/site', '--port', '4000'], 'examples/site', ['dev', '--port', '4000']],
    [['--root', 'a', 'check', '--fix'], 'a', ['check', '--fix']],
  ])('is taken out of %j', (argv, root, args) => {
    expect(takeRoot(argv)).toEqual(root === undefined ? { args } : { root, args });
  });

  it.each([[['dev', '--root']], [['dev', '--root=']], [['dev', '--root', '--port']]])(
    'is missing in %j',
    (argv) => {
      expect(() => takeRoot(argv)).toThrow('expected: --root <folder with a site.config.ts>');
    },
  );
});

describe('the port of a server', () => {
  it.each([
    [[], {}, 5173],
    [[], { PORT: '' }, 5173],
    [[], { PORT: '4001' }, 4001],
    [['--port', '4000'], { PORT: '4001' }, 4000],
    [['--port=0'], {}, 0],
  ])('of %j and %j is %i', (args, env, port) => {
    expect(takePort(args, { env, fallback: 5173 })).toEqual({ port, others: [] });
  });

  it('leaves what else a command reads', () => {
    const args = ['docs=dist', '--port', '4000', 'other=../dist'];
    const { others } = takePort(args, { env: {}, fallback: 4180 });
    expect(others).toEqual(['docs=dist', 'other=../dist']);
  });

  it.each(['80000', '-1', '4e3', 'http', '0x10', '1.5'])('cannot be %s', (found) => {
    const take = () => takePort([`--port=${found}`], { env: {}, fallback: 5173 });
    expect(take).toThrow('Invalid --port');
  });

  it('says so of the environment, and of flags that nobody knows', () => {
    const options = { env: { PORT: 'http' }, fallback: 5173 };
    expect(() => takePort([], options)).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Invalid PORT
        found:    http
        expected: a number from 0 to 65535

      1 problem]
    `);
    expect(() => takePort(['--prot', '4000'], options)).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Invalid arguments
        found:    --prot 4000
        expected: --port <number>
        fix:      Unknown option '--prot'. To specify a positional argument starting with a '-', place it at the end of the command after '--', as in '-- "--prot"

      1 problem]
    `);
    expect(() => readNoFlags(['--port', '4000'])).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Invalid arguments
        found:    --port 4000
        expected: nothing but --root <folder>
        fix:      Unknown option '--port'

      1 problem]
    `);
  });
});
