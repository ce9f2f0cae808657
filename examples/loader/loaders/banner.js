module.exports = function (source) {
  const { text } = this.getOptions();
  return `/*! ${text} */\n${source}`;
};
