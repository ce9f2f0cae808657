const worker = new Worker(new URL('./workers/primes.js', import.meta.url), {
  name: 'primes',
});

const limit = document.querySelector('#limit');
const output = document.querySelector('output');

worker.onmessage = event => {
  output.textContent = `${event.data.count} primes, counted in ${event.data.thread}`;
};
worker.onerror = event => {
  output.textContent = event.message;
};

document.querySelector('button').addEventListener('click', () => {
  output.textContent = 'Counting…';
  worker.postMessage({ limit: Number(limit.value) });
});
