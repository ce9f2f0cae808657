import { formatPrice, type Product } from './product';

export function PriceList({ products }: { products: Product[] }) {
  return (
    <ul>
      {products.map(product => (
        <li key={product.name}>
          {product.name}: {formatPrice(product)}
        </li>
      ))}
    </ul>
  );
}
