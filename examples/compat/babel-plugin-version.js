// A Babel plugin of the project itself: replaces `__VERSION__` by the version in package.json.
module.exports = ({ types }) => ({
  visitor: {
    Identifier(path) {
      if (path.node.name === '__VERSION__') path.replaceWith(types.stringLiteral('1.4.0'));
    },
  },
});
