const BuildInfoPlugin = require('./plugins/build-info');
const LicensePlugin = require('./plugins/license');
const ModuleListPlugin = require('./plugins/module-list');
const ReplaceTextPlugin = require('./plugins/replace-text');
const SizeBudgetPlugin = require('./plugins/size-budget');
const TraceHooksPlugin = require('./plugins/trace-hooks');
const VersionFilePlugin = require('./plugins/version-file');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  devtool: 'source-map',
  plugins: [
    new TraceHooksPlugin({ filename: 'hooks.txt' }),
    new BuildInfoPlugin({ name: 'Acme Web' }),
    new LicensePlugin({ text: '/*! Acme Web, MIT licensed */' }),
    new ModuleListPlugin({ filename: 'modules.json' }),
    new ReplaceTextPlugin({ __API_URL__: 'https://api.example.com' }),
    new SizeBudgetPlugin({ maxSize: 100_000 }),
    new VersionFilePlugin({ source: './version.txt', filename: 'version.json' }),
  ],
};
