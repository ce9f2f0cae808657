const { minify } = require('terser');

class TerserPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('TerserPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'TerserPlugin', stage }, async assets => {
        for (const name of Object.keys(assets).filter(it => it.endsWith('.js'))) {
          const { code } = await minify({ [name]: String(assets[name].source()) });
          compilation.updateAsset(name, new sources.RawSource(code), info => ({
            ...info,
            minimized: true,
          }));
        }
      });
    });
  }
}

module.exports = TerserPlugin;
