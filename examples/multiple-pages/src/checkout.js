import { addHeading } from './heading.js';

addHeading('Your order');
