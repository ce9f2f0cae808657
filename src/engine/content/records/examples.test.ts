import { expect, it } from 'vitest';
import { parseOutputs } from './examples.ts';

it('what examples emit is sizes by names', () => {
  const outputs = { minimal: { 'main.js': 1234 } };
  expect(parseOutputs(JSON.stringify(outputs))).toEqual(outputs);
});

it.each(['{', '[]', '{"minimal":{"main.js":"big"}}', '<<<<<<< HEAD'])('is not %s', (text) => {
  expect(() => parseOutputs(text)).toThrow('examples/outputs.json');
});
