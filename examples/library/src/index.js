export { readPrices } from './read-prices.js';

/** @param {number} cents */
export function formatPrice(cents) {
  return `€${(cents / 100).toFixed(2)}`;
}
