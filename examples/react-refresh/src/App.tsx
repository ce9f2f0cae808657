import { useState } from 'react';
import styles from './App.module.css';
import cartUrl from './cart.svg';
import CartIcon from './cart.svg?react';
import { formatPrice } from './price';

export function App() {
  const [count, setCount] = useState(0);

  return (
    <main className={styles.shop}>
      <h1>
        <CartIcon role="img" aria-label="Cart" /> Tea shop
      </h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} in the cart
      </button>
      <p>{formatPrice(count * 4.5)}</p>
      <img src={cartUrl} alt="Cart as a file" width="24" />
    </main>
  );
}
