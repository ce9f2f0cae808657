import { lazy, Suspense } from 'react';
import { Fallback } from './Fallback';

const Cart = lazy(() => import('cart/Cart'));

export function Shop() {
  return (
    <main>
      <h1>Our teas</h1>
      <Fallback>
        <Suspense fallback="Loading…">
          <Cart prices={[3, 4]} />
        </Suspense>
      </Fallback>
    </main>
  );
}
