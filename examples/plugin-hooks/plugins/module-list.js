const PLUGIN = 'ModuleListPlugin';

class ModuleListPlugin {
  constructor({ filename }) {
    this.filename = filename;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(PLUGIN, compilation => {
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { modules } = compilation
            .getStats()
            .toJson({ all: false, modules: true, reasons: true });
          const list = {};
          for (const { name, reasons, moduleType } of modules) {
            if (moduleType === 'runtime') continue;
            const importers = reasons.map(reason => reason.moduleName);
            list[name] = [...new Set(importers.filter(Boolean))];
          }
          const json = JSON.stringify(list, null, 2);
          compilation.emitAsset(this.filename, new sources.RawSource(json));
        },
      );
    });
  }
}

module.exports = ModuleListPlugin;
