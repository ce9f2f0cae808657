module.exports = function membersLoader() {
  const members = Object.keys(this).sort();
  this.emitFile('members.json', JSON.stringify(members, null, 2));
  return `export default ${JSON.stringify(members)};`;
};
