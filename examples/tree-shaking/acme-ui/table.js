export function createTable(rows) {
  const table = document.createElement('table');
  for (const row of rows) table.insertRow().append(row);
  return table;
}
