import { createSignal } from 'solid-js';
import { Cart } from './Cart';
import './page.css';

export function App() {
  const [name, setName] = createSignal('Tea shop');

  return (
    <main>
      <h1>{name()}</h1>
      <input
        aria-label="Name"
        value={name()}
        onInput={event => setName(event.currentTarget.value)}
      />
      <Cart price={4.5} />
    </main>
  );
}
