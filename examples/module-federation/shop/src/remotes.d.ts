declare module 'cart/Cart' {
  import type { ComponentType } from 'react';

  const Cart: ComponentType<{ prices: number[] }>;
  export default Cart;
}
