import { lazy, Suspense, useState } from 'react';

const Reviews = lazy(() => import(/* webpackChunkName: "reviews" */ './reviews'));

export function Shop() {
  const [open, setOpen] = useState(false);
  return (
    <main className="shop">
      <h1>Our teas</h1>
      <a href={`${API_URL}prices.csv`}>Prices</a>
      <button type="button" onClick={() => setOpen(true)}>
        Reviews
      </button>
      {open && (
        <Suspense fallback={<p>Loading…</p>}>
          <Reviews />
        </Suspense>
      )}
    </main>
  );
}
