import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patienceFor } from './patience.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('ends after a minute of silence, and not before', () => {
  const { signal, renew } = patienceFor();
  vi.advanceTimersByTime(50_000);
  renew();
  vi.advanceTimersByTime(59_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('ends with what it is part of', () => {
  const outer = new AbortController();
  const { signal } = patienceFor(outer.signal);
  outer.abort();
  expect(signal.aborted).toBe(true);
  expect(patienceFor(outer.signal).signal.aborted).toBe(true);
});

it('waits for nothing more in the end', () => {
  const { signal, end } = patienceFor();
  end();
  vi.advanceTimersByTime(120_000);
  expect(signal.aborted).toBe(false);
});
