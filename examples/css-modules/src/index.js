import { className } from './card.js';
import './page.css';
import badge from './widgets/badge.css';

const card = document.createElement('article');
card.className = className;
card.textContent = 'Tea ';

const label = document.createElement('span');
label.className = badge.badge;
label.textContent = 'new';
card.append(label);

document.body.append(card);
