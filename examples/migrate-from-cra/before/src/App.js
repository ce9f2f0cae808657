import { ReactComponent as CartIcon } from 'icons/cart.svg';
import leaf from 'icons/leaf.svg';
import { formatPrice } from 'lib/price';
import { lazy, Suspense, useState } from 'react';
import styles from './App.module.css';
import './App.scss';

const About = lazy(() => import('./About'));

function App() {
  const [count, setCount] = useState(0);
  const [isAboutOpen, setAboutOpen] = useState(false);

  return (
    <main className="shop">
      <h1 className={styles.title}>
        <CartIcon title="Cart" />
        {process.env.REACT_APP_SHOP_NAME}
        <img src={leaf} alt="Leaf" width="24" />
      </h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} in the cart
      </button>
      <p>{formatPrice(count * 4.5)}</p>
      <button type="button" onClick={() => setAboutOpen(true)}>
        About
      </button>
      <Suspense fallback="…">{isAboutOpen && <About />}</Suspense>
      <footer>{process.env.REACT_APP_API_URL ?? 'no API'}</footer>
    </main>
  );
}

export default App;
