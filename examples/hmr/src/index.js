import { formatPrice } from './price';
import './seconds';

const output = document.querySelector('#price');

function render() {
  output.textContent = formatPrice(4.5);
}

render();

// #region accept
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('./price', render, error => {
    output.textContent = `price.js failed: ${error.message}`;
  });
}
// #endregion
