import './index.scss';
import styles from './card.module.scss';
import logo from './logo.svg';
import terms from './terms.txt';

declare const VERSION: string;

const prices: Record<string, number> = { coffee: 4.2, tea: 3 };

const root = document.getElementById('root') as HTMLElement;
root.innerHTML = `
  <h1><img src="${logo}" alt="Shop" width="24" height="24"> Shop ${VERSION}</h1>
  <ul class="${styles.card}">
    ${Object.entries(prices)
      .map(([name, price]) => `<li>${name}: €${price.toFixed(2)}</li>`)
      .join('')}
  </ul>
  <button type="button">Show the total</button>
  <p>${terms}</p>
`;

root.querySelector('button')?.addEventListener('click', async () => {
  const { total } = await import('./total');
  root.insertAdjacentHTML('beforeend', `<output>€${total(prices).toFixed(2)}</output>`);
});
