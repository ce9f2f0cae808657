import './polyfill.js';

export { createButton } from './button.js';
export { createChart } from './chart.js';
export * from './table.js';
