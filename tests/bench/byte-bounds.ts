/** What may be sent at most, in bytes of brotli 11: `npm test` holds it, `npm run bench` and the README show it. */
export const byteBounds = {
  /** Chinese takes three bytes for a character. */
  shortPage: { en: 20_000, zh: 20_400 },
  record: 5_000,
  /** All of a page, search closed, the checker of configurations aside. */
  script: 81_000,
  /** Of it, until links open pages without loading documents. */
  router: 9_000,
  islands: 8_000,
  checker: 90_000,
  notFound: 2_000,
  /** The style of what fills the dialog is a part of it. With the first tier of the index, no more than 41 kB. */
  search: 15_700,
  headings: 25_000,
  css: 9_600,
  componentCss: 6_800,
  /** Of home, overviews and lost addresses. */
  pageCss: 2_000,
};
