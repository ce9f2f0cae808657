const fs = require('fs/promises');
const path = require('path');

// #region read
/** @type {import('@rspack/core').LoaderDefinition<{ separator?: string }>} */
module.exports = async function csvLoader(source) {
  const { separator = ',' } = this.getOptions();
  const logger = this.getLogger('csv-loader');

  const folder = path.dirname(this.resourcePath);
  const currencyFile = path.join(folder, 'currency.json');
  this.addDependency(currencyFile);
  const { symbol } = JSON.parse(await fs.readFile(currencyFile, 'utf8'));

  const [head, ...lines] = source
    .trim()
    .split('\n')
    .map(line => line.split(separator));
  logger.info(`${lines.length} rows`);
  // #endregion

  // #region report
  const rows = lines.map((cells, index) => {
    if (cells.length !== head.length) {
      this.emitWarning(new Error(`Row ${index + 1} has ${cells.length} cells.`));
    }
    return Object.fromEntries(head.map((key, i) => [key, cells[i]]));
  });
  for (const row of rows) row.price = `${symbol}${row.price}`;
  // #endregion

  // #region emit
  const name = `data/${path.basename(this.resourcePath, '.csv')}.json`;
  this.emitFile(name, JSON.stringify(rows));

  return [
    `export default ${JSON.stringify(rows)};`,
    `export const download = __webpack_public_path__ + ${JSON.stringify(name)};`,
  ].join('\n');
  // #endregion
};
