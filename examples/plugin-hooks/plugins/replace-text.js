const PLUGIN = 'ReplaceTextPlugin';

class ReplaceTextPlugin {
  constructor(replacements) {
    this.replacements = replacements;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(PLUGIN, compilation => {
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (name.endsWith('.js')) {
              compilation.updateAsset(name, this.replaceIn(source, sources), info => info);
            }
          }
        },
      );
    });
  }

  replaceIn(source, { ReplaceSource }) {
    const result = new ReplaceSource(source);
    const code = source.source();
    for (const [text, replacement] of Object.entries(this.replacements)) {
      let start = code.indexOf(text);
      while (start !== -1) {
        const end = start + text.length;
        result.replace(start, end - 1, replacement);
        start = code.indexOf(text, end);
      }
    }
    return result;
  }
}

module.exports = ReplaceTextPlugin;
