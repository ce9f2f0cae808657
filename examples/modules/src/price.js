export const formatPrice = amount => `$${amount.toFixed(2)}`;
