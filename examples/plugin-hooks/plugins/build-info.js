const PLUGIN = 'BuildInfoPlugin';

class BuildInfoPlugin {
  constructor(info) {
    this.info = info;
  }

  apply(compiler) {
    const code = Object.entries(this.info)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join('\n');
    const base64 = Buffer.from(code).toString('base64');

    compiler.hooks.normalModuleFactory.tap(PLUGIN, factory => {
      factory.hooks.beforeResolve.tap(PLUGIN, resolveData => {
        if (resolveData.request !== 'virtual:build-info') return;
        resolveData.request = `data:text/javascript;base64,${base64}`;
      });
    });
  }
}

module.exports = BuildInfoPlugin;
