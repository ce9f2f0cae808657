module.exports = function virtualLoader() {
  return this.getOptions()[this.resource];
};
