const base = require('./rspack.config.js');

const optional = [
  /^@nestjs\/(microservices|websockets)(\/|$)/,
  /^class-(transformer|validator)(\/|$)/,
];

function isInstalled(request) {
  try {
    require.resolve(request);
    return true;
  } catch {
    return false;
  }
}

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  ...base,
  resolve: { ...base.resolve, mainFields: ['main'] },
  externals: [
    ({ request }, callback) => {
      const isMissing = optional.some(name => name.test(request)) && !isInstalled(request);
      callback(undefined, isMissing ? `commonjs ${request}` : undefined);
    },
  ],
};
