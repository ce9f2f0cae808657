import './style.css';
import { createCounter } from './counter.js';

const app = document.querySelector('#app');
app.append(createCounter());
