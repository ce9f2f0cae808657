// Builds every case with Rspack, checks what came out, and writes dist/results.json.
//   node run.js                       all cases
//   node run.js sass-loader ts-loader  these cases, with what the build printed
const fs = require('fs');
const path = require('path');
const { build } = require('./build.js');
const { cases, loaders, variantsOf } = require('./cases.js');

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(cases);
const workers = Number(process.env.WORKERS ?? 2);

const versionOf = name => {
  const folder = path.join(__dirname, 'node_modules', cases[name].package ?? name);
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
};

const matches = (text, expected) =>
  expected instanceof RegExp ? expected.test(text) : text.includes(expected);

/** Whether what came out is what the case expects. */
function isRight(variant, built) {
  for (const [file, expected] of Object.entries(variant.emits ?? {})) {
    const name = Object.keys(built.dist).find(it => matches(it, new RegExp(`^${file}$`)));
    if (!name || !matches(built.dist[name].toString(), expected)) return false;
  }
  if ('prints' in variant && !matches(built.printed, variant.prints)) return false;
  return variant.check ? variant.check(built) : true;
}

/** The line of the output that says what is wrong. */
function messageOf({ output, folder }) {
  const lines = output
    .replaceAll(folder, '…')
    .split('\n')
    .map(line =>
      line.replace(/^(ERROR in|WARNING in|\[rspack-cli\]|\[?Error:|[\s│×╰─▶⚠|])+/, '').trim(),
    )
    .filter(Boolean);
  return (
    lines.find(line => /not supported by Rspack/.test(line)) ??
    lines.find(line =>
      /^(?:\w*Error|Uncaught \w+): |panicked|Can't resolve|Conflict:/.test(line),
    ) ??
    lines.find(line => /Failed to|error/i.test(line)) ??
    lines[0] ??
    ''
  );
}

async function judge(name, variant, index) {
  const built = await build(name, index, variant);
  if (asked.length > 0)
    console.log(built.output, '\n---', built.printed, '\n---', Object.keys(built.dist));
  if (built.timedOut) return { status: 'never finishes' };
  const failed =
    built.code !== 0 || /^ERROR in/m.test(built.output) || /Configuration error/.test(built.output);
  if (failed && !variant.tolerates?.test(built.output))
    return { status: 'fails', message: messageOf(built) };
  if (isRight(variant, built)) return { status: 'works' };
  const warned = /^WARNING in/m.test(built.output);
  return warned ? { status: 'fails', message: messageOf(built) } : { status: 'no effect' };
}

/** A plugin that works must not hide errors: a missing module is still reported. */
async function judgeError(name) {
  const [variant] = variantsOf(name);
  const entry = Object.keys(variant.files).find(file => file.startsWith('src/index.'));
  const files = { ...variant.files, [entry]: `import './missing.js';\n${variant.files[entry]}` };
  const built = await build(name, 0, { ...variant, files, edits: undefined });
  if (built.output.includes("Can't resolve './missing.js'")) return { status: 'works' };
  return { status: 'fails', message: messageOf(built) };
}

/** Several variants make one result: the loader does all of it, part of it, or nothing. */
function summarize(results, { unneeded }) {
  const statuses = new Set(results.map(({ status }) => status));
  const messages = results.map(({ message }) => message).filter(Boolean);
  const worst = results.find(({ status }) => status !== 'works');
  const status = statuses.has('works') && statuses.size > 1 ? 'partly' : (worst?.status ?? 'works');
  return {
    status: unneeded && status === 'partly' ? 'not needed' : status,
    ...(messages.length > 0 && { messages: [...new Set(messages)] }),
  };
}

async function tryCase(name) {
  const results = [];
  for (const [index, variant] of variantsOf(name).entries()) {
    results.push(await judge(name, variant, index));
  }
  const kind = name in loaders ? 'loader' : 'plugin';
  if (kind === 'plugin' && results.every(({ status }) => status === 'works'))
    results.push(await judgeError(name));
  return { kind, version: versionOf(name), ...summarize(results, cases[name]) };
}

async function main() {
  const results = {};
  const queue = [...names];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      results[name] = await tryCase(name);
      console.log(
        `${name} ${results[name].version}: ${results[name].status}`,
        ...(results[name].messages ?? []),
      );
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  if (asked.length > 0) return;
  const ordered = Object.fromEntries(names.map(name => [name, results[name]]));
  const file = path.join(__dirname, 'dist/results.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(ordered, null, 2)}\n`);
}

main();
