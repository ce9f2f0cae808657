import teas from './teas.json';
import './teas.css';

const leaf = new URL('./leaf.svg', import.meta.url);
const list = document.createElement('ul');
list.style.listStyleImage = `url(${leaf})`;
list.append(
  ...teas.map(({ name }) => {
    const item = document.createElement('li');
    item.textContent = name;
    return item;
  }),
);

const order = document.createElement('button');
order.textContent = 'Order';
order.addEventListener('click', async () => {
  const { openOrder } = await import(/* webpackChunkName: "order" */ './order.js');
  openOrder(list);
});
document.body.append(list, order);
