import { afterEach, expect, it, vi } from 'vitest';
import { followChoice, rememberChoice, selectTab } from './tab-choice.ts';

/** The least of an element that a choice touches. */
function fakeSet(values: readonly string[]) {
  const tabs = values.map((value) => ({ value, ariaSelected: 'false', tabIndex: -1 }));
  const panels = values.map(() => {
    const panel = { isSelected: false, toggleAttribute };
    function toggleAttribute(_name: string, isThere: boolean) {
      panel.isSelected = isThere;
    }
    return panel;
  });
  const set = { children: [{ children: tabs }, ...panels, {}], dataset: { group: 'fruit' } };
  return { tabs, panels, set: set as unknown as HTMLElement };
}

afterEach(() => vi.unstubAllGlobals());

function selected({ tabs, panels }: ReturnType<typeof fakeSet>) {
  return tabs.map(
    (tab, index) => `${tab.value} ${tab.ariaSelected} ${tab.tabIndex} ${panels[index]?.isSelected}`,
  );
}

it('selects one tab and its panel', () => {
  const fake = fakeSet(['apple', 'pear']);
  selectTab(fake.set, 'apple');
  selectTab(fake.set, 'pear');
  expect(selected(fake)).toEqual(['apple false -1 false', 'pear true 0 true']);
});

it.each(['plum', '', null, undefined])('leaves a set alone that does not have %j', (value) => {
  const fake = fakeSet(['apple', 'pear']);
  selectTab(fake.set, 'apple');
  selectTab(fake.set, value);
  expect(selected(fake)).toEqual(['apple true 0 true', 'pear false -1 false']);
});

it('follows what was remembered', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const fake = fakeSet(['apple', 'pear']);
  rememberChoice('fruit', 'pear');
  followChoice(fake.set);
  expect(selected(fake)[1]).toBe('pear true 0 true');
});

it('does without storage where it is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const fake = fakeSet(['apple', 'pear']);
  selectTab(fake.set, 'apple');
  rememberChoice('fruit', 'pear');
  followChoice(fake.set);
  expect(selected(fake)[0]).toBe('apple true 0 true');
});
