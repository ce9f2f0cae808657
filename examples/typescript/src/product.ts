export interface Product {
  name: string;
  cents: number;
}

export function formatPrice({ cents }: Product): string {
  return `€${(cents / 100).toFixed(2)}`;
}
