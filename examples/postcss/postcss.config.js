module.exports = {
  plugins: ['postcss-nested', 'autoprefixer'],
};
