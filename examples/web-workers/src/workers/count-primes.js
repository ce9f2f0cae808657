export function countPrimes(limit) {
  const composite = new Uint8Array(limit);
  let count = 0;
  for (let number = 2; number < limit; number++) {
    if (composite[number]) continue;
    count++;
    for (let multiple = number * number; multiple < limit; multiple += number) {
      composite[multiple] = 1;
    }
  }
  return count;
}
