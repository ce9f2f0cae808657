import members from './note.txt?query#fragment';
import prices, { download } from './prices.csv';

const list = document.createElement('ul');
for (const { product, price } of prices) {
  const item = document.createElement('li');
  item.append(`${product}: ${price}`);
  list.append(item);
}

const link = document.createElement('a');
link.href = download;
link.append('Download');

document.body.append(list, link);
document.body.dataset.members = members.length;
