class FileListPlugin {
  constructor(options = {}) {
    this.filename = options.filename || 'files.txt';
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('FileListPlugin', compilation => {
      compilation.hooks.processAssets.tap(
        {
          name: 'FileListPlugin',
          stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        },
        assets => {
          const list = Object.keys(assets).sort().join('\n');
          compilation.emitAsset(this.filename, new sources.RawSource(list));
        },
      );
    });
  }
}

module.exports = FileListPlugin;
