import './order.css';

export function openOrder(list) {
  const form = document.createElement('form');
  form.textContent = `${list.children.length} teas to choose from`;
  list.after(form);
}
