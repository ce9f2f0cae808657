// Every loader and plugin that is tried. A case has one or several variants: `files`, `config`, and what must come out.
// With `edits`, the build runs in watch mode, and what counts is the rebuild after these files have changed.
const loaders = {
  ...require('./loaders/scripts.js'),
  ...require('./loaders/styles.js'),
  ...require('./loaders/files.js'),
  ...require('./loaders/frameworks.js'),
};
const plugins = {
  ...require('./plugins/webpack.js'),
  ...require('./plugins/replaced.js'),
  ...require('./plugins/others.js'),
};
const cases = { ...loaders, ...plugins };

const variantsOf = name => cases[name].variants ?? [cases[name]];

module.exports = {
  loaders,
  plugins,
  cases,
  variantsOf,
  variantOf: (name, index) => variantsOf(name)[index],
};
