// #region variables
export function describeBuild() {
  return `${__webpack_chunkname__} ${__rspack_version__} ${__webpack_is_included__('./price')}`;
}
// #endregion
