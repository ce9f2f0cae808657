import { addHeading } from './heading.js';

addHeading('Our teas');
