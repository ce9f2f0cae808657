import { createSignal } from 'solid-js';

export function Cart(props) {
  const [count, setCount] = createSignal(0);

  return (
    <section>
      <button type="button" onClick={() => setCount(count() + 1)}>
        {count()} in the cart
      </button>
      <p>{(count() * props.price).toFixed(2)} €</p>
    </section>
  );
}
