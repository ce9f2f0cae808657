const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

export function formatPrice(cents) {
  return euros.format(cents / 100);
}

export const version = '1.0.0';
