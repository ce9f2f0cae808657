import { expect, it } from 'vitest';
import { articleComponents, wordAttributes } from './article-components.ts';

it('knows the attributes that are words for people', () => {
  const words = Object.keys(articleComponents).flatMap((name) =>
    wordAttributes(name).map((attribute) => `${name}.${attribute}`),
  );
  expect(words).toEqual([
    'Badge.text',
    'Badge.tip',
    'Card.title',
    'Person.role',
    'Tab.label',
    'Tabs.label',
  ]);
  expect(wordAttributes('constructor')).toEqual([]);
});
