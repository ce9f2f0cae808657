// #region require-context
const context = require.context('./pages', true, /\.page\.js$/);

export const pages = Object.fromEntries(context.keys().map(key => [key, context(key).title]));
// #endregion

// #region webpack-context
export const lazyPages = import.meta.webpackContext('./pages', {
  recursive: false,
  regExp: /\.page\.js$/,
  mode: 'lazy',
});
// #endregion
