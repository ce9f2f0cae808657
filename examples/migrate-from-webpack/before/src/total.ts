export const total = (prices: Record<string, number>) =>
  Object.values(prices).reduce((sum, price) => sum + price, 0);
