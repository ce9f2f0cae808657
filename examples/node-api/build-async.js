const { promisify } = require('node:util');
const { rspack } = require('@rspack/core');

async function build(options) {
  const compiler = rspack(options);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats.hasErrors()) {
      throw new Error(stats.toString('errors-only'));
    }
    return stats.toJson({ all: false, assets: true }).assets;
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}

module.exports = { build };
