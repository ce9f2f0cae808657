import { formatPrice } from './price';

export const label = `Tea: ${formatPrice(4.5)}`;

console.log(label);
