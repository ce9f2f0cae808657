import { lazyPages, pages } from './contexts';
import { countries, greet } from './dynamic';
import { formatPrice } from './price';
import { fromData, source, text } from './requests';
import { describeBuild } from './variables';

const legacy = require('./legacy.cjs');

console.log(formatPrice(legacy.amount));
console.log(Object.keys(pages).join(' '));
console.log(source.trim(), text, fromData);
console.log(describeBuild());

lazyPages('./home.page.js').then(page => console.log(page.title));
greet('en').then(text => console.log(text));
countries().then(list => console.log(list.join(' ')));
