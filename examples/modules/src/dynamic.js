// #region named
export async function countries() {
  const { list } = await import(
    /* webpackChunkName: "data/countries", webpackPrefetch: true */ './countries'
  );
  return list;
}
// #endregion

// #region variable
export async function greet(language) {
  const messages = await import(
    /* webpackChunkName: "language-[request]" */ `./languages/${language}.js`
  );
  return messages.hello;
}
// #endregion
