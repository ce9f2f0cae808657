const lines = [
  `Version ${__VERSION__}`,
  `API ${process.env.API_URL}`,
  `Mode ${process.env.NODE_ENV}`,
];

if (process.env.CHECKOUT_ENABLED === 'true') {
  lines.push('Checkout is open');
}

const list = document.createElement('ul');
for (const line of lines) {
  const item = document.createElement('li');
  item.textContent = line;
  list.append(item);
}
document.body.append(list);
