const PLUGIN = 'SizeBudgetPlugin';

class SizeBudgetPlugin {
  constructor({ maxSize }) {
    this.maxSize = maxSize;
  }

  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(PLUGIN, compilation => {
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        assets => {
          for (const [name, source] of Object.entries(assets)) {
            const size = source.size();
            if (!name.endsWith('.js') || size <= this.maxSize) continue;
            const error = new WebpackError(
              `${name} has ${size} bytes, the budget is ${this.maxSize}.`,
            );
            error.stack = '';
            compilation.errors.push(error);
          }
        },
      );
    });
  }
}

module.exports = SizeBudgetPlugin;
