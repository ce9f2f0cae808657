// Builds one variant of one case in a folder of its own, as a reader would with `rspack build`.
const fs = require('fs');
const path = require('path');
const { spawn } = require('child_process');

const root = __dirname;
const limit = 40_000;

const baseFor = folder => ({
  mode: 'production',
  devtool: false,
  context: folder,
  entry: './src/index.js',
  output: { path: path.join(folder, 'dist'), publicPath: '/' },
  optimization: { minimize: false },
});

/** The configuration of a variant, complete. `rspack.config.js` in the folder of the case calls it. */
function configure(variant, folder) {
  const base = baseFor(folder);
  const given = typeof variant.config === 'function' ? variant.config({ folder }) : variant.config;
  return {
    ...base,
    ...given,
    output: { ...base.output, ...given?.output },
    optimization: { ...base.optimization, ...given?.optimization },
  };
}

/** Runs a command until it ends, or for a while. `onOutput` gets all of its output so far, and what ends it. */
function run(command, args, { cwd, env: extra, onOutput }) {
  return new Promise(resolve => {
    const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CI: '', ...extra };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, limit);
    const add = data => {
      output += data;
      onOutput?.(output, () => child.kill());
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ output, code, signal, timedOut });
    });
  });
}

/** All files below a folder, as `{ 'images/a.png': Buffer }`. */
function readAll(folder) {
  if (!fs.existsSync(folder)) return {};
  const found = {};
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (fs.statSync(file).isFile()) found[name.split(path.sep).join('/')] = fs.readFileSync(file);
  }
  return found;
}

function writeAll(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Builds in watch mode, writes the edits, and ends after the next build. `output` is that of the rebuild. */
async function rebuild(command, { cwd, env }, edits) {
  let first;
  let isRebuilt = false;
  const built = await run(process.execPath, [...command, '--watch'], {
    cwd,
    env,
    onOutput(output, end) {
      const builds = output.match(/compiled (?:successfully|with)/g)?.length ?? 0;
      if (builds > 0 && first === undefined) {
        first = output.length;
        writeAll(cwd, edits);
      } else if (builds > 1) {
        isRebuilt = true;
        end();
      }
    },
  });
  return { ...built, code: isRebuilt ? 0 : built.code, output: built.output.slice(first) };
}

/**
 * @returns what the build left: `output` (what it printed), `code`, `timedOut`, `dist` (its files),
 *   and `printed`, what the bundle prints when Node.js runs it
 */
async function build(name, index, variant) {
  const folder = path.join(root, '.tmp', `${name.replace(/[@/]/g, '-')}-${index}`);
  fs.rmSync(folder, { recursive: true, force: true });
  writeAll(folder, { 'package.json': '{ "name": "shop", "version": "1.4.0" }', ...variant.files });
  const configFile = path.join(folder, 'rspack.config.js');
  const [cases, key, place] = [require.resolve('./cases.js'), name, index].map(it =>
    JSON.stringify(it),
  );
  fs.writeFileSync(
    configFile,
    `const { configure } = require(${JSON.stringify(__filename)});
module.exports = configure(require(${cases}).variantOf(${key}, ${place}), __dirname);
`,
  );
  const cli = require.resolve('@rspack/cli/bin/rspack');
  const where = { cwd: folder, env: variant.env };
  const built = variant.edits
    ? await rebuild([cli, 'build'], where, variant.edits)
    : await run(process.execPath, [cli, 'build'], where);
  const dist = readAll(path.join(folder, 'dist'));
  let printed = '';
  if ('prints' in variant && 'main.js' in dist) {
    printed = (await run(process.execPath, ['dist/main.js'], { cwd: folder })).output.trim();
  }
  return { ...built, folder, dist, printed };
}

module.exports = { build, configure };
