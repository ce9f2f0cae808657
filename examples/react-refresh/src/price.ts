export const formatPrice = (price: number): string => `${price.toFixed(2)} €`;
