const path = require('path');

const PLUGIN = 'TraceHooksPlugin';

class TraceHooksPlugin {
  constructor({ filename }) {
    this.filename = filename;
  }

  apply(compiler) {
    const order = new Set();
    const trace = (owner, hooks) => {
      for (const [name, hook] of Object.entries(hooks)) {
        if ('for' in hook) continue; // one hook for each key
        hook.tap(PLUGIN, first => {
          order.add(`${owner}.${name}`);
          if (name === 'processWarnings') return first;
        });
      }
    };

    trace('compiler', compiler.hooks);
    compiler.hooks.normalModuleFactory.tap(PLUGIN, factory => {
      trace('normalModuleFactory', factory.hooks);
    });
    compiler.hooks.contextModuleFactory.tap(PLUGIN, factory => {
      trace('contextModuleFactory', factory.hooks);
    });
    compiler.hooks.thisCompilation.tap(PLUGIN, compilation => {
      trace('compilation', compilation.hooks);
    });

    compiler.hooks.afterDone.tap(PLUGIN, () => {
      const file = path.join(compiler.outputPath, this.filename);
      compiler.outputFileSystem.writeFileSync(file, [...order].join('\n'));
    });
  }
}

module.exports = TraceHooksPlugin;
