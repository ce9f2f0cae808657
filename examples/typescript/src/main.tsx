import { createRoot } from 'react-dom/client';
import { PriceList } from './PriceList';
import type { Product } from './product';

const products: Product[] = [
  { name: 'Tea', cents: 350 },
  { name: 'Coffee', cents: 420 },
];

const root = document.getElementById('root');
if (root) createRoot(root).render(<PriceList products={products} />);
