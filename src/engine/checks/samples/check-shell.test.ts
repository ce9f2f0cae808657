import { expect, it } from 'vitest';
import { check, told, toldOfEach } from './test-check.ts';

it.each([
  'npx rspack build',
  'npx rspack',
  '$ npx rspack build\nerror: rspack --printed this',
  'npx rspack b -m development --config=rspack.prod.js # --comment',
  'npx rspack build --env production --env api.url=https://example.com --no-watch',
  'npx rspack build --config-name web --configName server --outputPath dist',
  'npx rspack build --json > stats.json && cat stats.json',
  'npx rspack build \\\n  --mode none \\\n  --entry ./a.js ./b.js',
  "RSPACK_PROFILE='TRACE=filter=a&output=./b.json' npx rspack build",
  'npx rspack preview build/client --port 3000',
  'cross-env NODE_ENV=test pnpm exec rspack serve; yarn rspack dev || bunx rspack s',
  'npx -p @rspack/cli@0.5.9 rspack build',
  'npm install -D @rspack/core@0.5.9 @rspack/cli@0.5.9 less react@18',
  'npm create rspack@0.5.9',
  'npx create-rspack@0.5.9 my-app',
  'npm init -y && npm install && npm run build -- --mod x',
  'git clone https://example.com/rspack; cd rspack --foo; node -e "rspack --foo"',
])('accepts %s', async (code) => {
  expect(told(await check('bash', code))).toBe('');
});

it('refuses commands, flags and values that do not exist', async () => {
  const codes = [
    'npx rspack biuld',
    'cd app\nnpx rspack build --analyse',
    'npx rspack build -x',
    'pnpm rspack build --mode=prod',
    'yarn rspack preview --port auto',
    'npx rspack preview --watch',
    'npx rspack build --devtool source-map',
    'npx rspack build --env.production',
    'npx rspack build --config',
    'npx rspack build \\\n  --outputpath dist',
  ];
  expect(await toldOfEach('sh', codes)).toMatchInlineSnapshot(`
    "npx rspack biuld
    → 1: Unknown command \`rspack biuld\` | found: biuld | fix: npx rspack build

    cd app
    npx rspack build --analyse
    → 2: Unknown flag \`--analyse\` of \`rspack build\` | found: --analyse | fix: npx rspack build --analyze

    npx rspack build -x
    → 1: Unknown flag \`-x\` of \`rspack build\` | found: -x

    pnpm rspack build --mode=prod
    → 1: Invalid value \`prod\` of \`--mode\` | found: prod | expected: development, production, none

    yarn rspack preview --port auto
    → 1: \`--port\` needs a number | found: auto

    npx rspack preview --watch
    → 1: Unknown flag \`--watch\` of \`rspack preview\` | found: --watch

    npx rspack build --devtool source-map
    → 1: Needless value of \`--devtool\` | found: source-map

    npx rspack build --env.production
    → 1: Invalid flag \`--env.production\` | found: --env.production | fix: npx rspack build --env production

    npx rspack build --config
    → 1: Missing value of \`--config\` | found: --config

    npx rspack build \\
      --outputpath dist
    → 1: Unknown flag \`--outputpath\` of \`rspack build\` | found: --outputpath | fix: npx rspack build --output-path dist"
  `);
});

it('refuses other versions of packages of the bundler', async () => {
  const codes = [
    'npm install -D @rspack/core @rspack/cli@latest less',
    'pnpm add -D @rspack/core@^0.5.9',
    'yarn add @rspack/plugin-html@0.5.8',
    'bun add @rspack/plugin-reactrefresh@0.5.9',
    'npm create rspack@latest',
    'npx create-rspack',
  ];
  expect(await toldOfEach('shell', codes)).toMatchInlineSnapshot(`
    "npm install -D @rspack/core @rspack/cli@latest less
    → 1: Missing version of @rspack/core: without it, another one than 0.5.9 is installed | found: @rspack/core | expected: @rspack/core@0.5.9 | fix: npm install -D @rspack/core@0.5.9 @rspack/cli@0.5.9 less
    1: Wrong version of @rspack/cli for Rspack 0.5.9 | found: @rspack/cli@latest | expected: @rspack/cli@0.5.9 | fix: npm install -D @rspack/core@0.5.9 @rspack/cli@0.5.9 less

    pnpm add -D @rspack/core@^0.5.9
    → 1: Wrong version of @rspack/core for Rspack 0.5.9 | found: @rspack/core@^0.5.9 | expected: @rspack/core@0.5.9 | fix: pnpm add -D @rspack/core@0.5.9

    yarn add @rspack/plugin-html@0.5.8
    → 1: @rspack/plugin-html has no version for Rspack 0.5.9 | found: @rspack/plugin-html@0.5.8 | fix: Its last version wants @rspack/core 0.5.8 exactly; use \`rspack.HtmlRspackPlugin\`.

    bun add @rspack/plugin-reactrefresh@0.5.9
    → 1: Unknown Rspack package @rspack/plugin-reactrefresh | found: @rspack/plugin-reactrefresh@0.5.9 | fix: @rspack/plugin-react-refresh

    npm create rspack@latest
    → 1: Wrong version of create-rspack for Rspack 0.5.9 | found: create-rspack@latest | expected: create-rspack@0.5.9 | fix: npm create rspack@0.5.9

    npx create-rspack
    → 1: Missing version of create-rspack: without it, another one than 0.5.9 is installed | found: create-rspack | expected: create-rspack@0.5.9 | fix: npx create-rspack@0.5.9"
  `);
});
