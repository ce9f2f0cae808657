// A process that tries one value after the other, because some of them end it.

import { type TriedValue, tryValue } from './try-value.ts';

process.on('message', async (tried: TriedValue) => {
  const refusal = await tryValue(tried).catch((error: unknown) => String(error));
  process.send?.({ refusal });
});
