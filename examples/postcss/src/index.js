import './page.css';
import styles from './card.module.css';

const title = document.createElement('h1');
title.textContent = 'Orders';

const card = document.createElement('button');
card.className = styles.card;
card.textContent = 'Order 1042';
card.addEventListener('click', () => card.classList.toggle(styles.active));

document.body.append(title, card);
