import { countPrimes } from './count-primes.js';

self.onmessage = event => {
  const count = countPrimes(event.data.limit);
  self.postMessage({ count, thread: self.constructor.name });
};
