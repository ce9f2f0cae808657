import { total } from 'cart/total';

document.body.append(`Total: ${total([3, 4])}`);
