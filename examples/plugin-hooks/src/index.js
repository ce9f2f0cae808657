import { name } from 'virtual:build-info';
import { formatPrice } from './price';

document.body.append(`${name}: ${formatPrice(12)}`);
document.body.dataset.api = '__API_URL__';

import('./chat').then(({ greet }) => document.body.append(greet()));
