import { useState } from 'react';
import './cart.css';

export default function Cart({ prices }) {
  const [items, setItems] = useState(prices);
  const total = items.reduce((sum, price) => sum + price, 0);
  return (
    <section className="cart">
      <output>Total: {total}</output>
      <button type="button" onClick={() => setItems([...items, 5])}>
        Add tea
      </button>
    </section>
  );
}
