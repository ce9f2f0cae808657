import { round } from './round';

export const withTax = price => round(price * 1.2);

export const withDiscount = price => round(price * 0.9);

// #region pure
export const table = /* #__PURE__ */ createTable(['one', 'two']);
// #endregion

export const teas = createTable(['Assam', 'Darjeeling']);

function createTable(names) {
  return names.map((name, index) => ({ name, price: index + 1 }));
}
