const PLUGIN = 'LicensePlugin';

class LicensePlugin {
  constructor({ text }) {
    this.text = text;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(PLUGIN, compilation => {
      compilation.hooks.processAssets.tap(
        {
          name: PLUGIN,
          // after the minimizer, before source maps are written
          stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
        },
        () => {
          for (const { name } of compilation.getAssets()) {
            if (!name.endsWith('.js')) continue;
            compilation.updateAsset(
              name,
              source => new sources.ConcatSource(`${this.text}\n`, source),
              info => info,
            );
          }
        },
      );
    });
  }
}

module.exports = LicensePlugin;
