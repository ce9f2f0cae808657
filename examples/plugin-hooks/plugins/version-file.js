const fs = require('fs/promises');
const path = require('path');
const { setTimeout } = require('timers/promises');

const PLUGIN = 'VersionFilePlugin';

class VersionFilePlugin {
  constructor({ source, filename }) {
    this.source = source;
    this.filename = filename;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const file = path.resolve(compiler.context, this.source);

    compiler.hooks.thisCompilation.tap(PLUGIN, compilation => {
      compilation.hooks.processAssets.tapPromise(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          compilation.fileDependencies.add(file);
          await setTimeout(20); // Rspack records dependencies after 10 ms
          const version = (await fs.readFile(file, 'utf8')).trim();
          const json = JSON.stringify({ version });
          compilation.emitAsset(this.filename, new sources.RawSource(json));
        },
      );
    });
  }
}

module.exports = VersionFilePlugin;
