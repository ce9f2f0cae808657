import { describe, expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { initialsOf, toneOf } from './initials.ts';
import { People, Person } from './People.tsx';

const zack = { github: 'ScriptedAlchemy', name: 'Zack Jackson', role: 'Federation' };

it('is a list of links to accounts, and asks nobody for a picture', () => {
  const html = renderIn(
    'en',
    <People>
      <Person github="hardfist" />
      <Person {...zack} />
    </People>,
  );
  expect(html).toMatch(/^<ul class="people" data-component="People"><li>/);
  expect(html).toMatch(/<span class="initials" data-tone="\d" aria-hidden="true">HA<\/span>/);
  expect(html).toContain(
    '<span><a href="https://github.com/hardfist" target="_blank" rel="noopener noreferrer">@hardfist</a></span>',
  );
  expect(html).toMatch(/>ZJ<\/span><span>Zack Jackson <a .*?<\/a><small>Federation<\/small>/);
  expect(html).not.toMatch(/src=|style=/);
});

describe('initials', () => {
  it.each([
    ['hardfist', 'HA'],
    ['h-a-n-a', 'HA'],
    ['ScriptedAlchemy', 'SA'],
    ['IWANABETHATGUY', 'IW'],
    ['9aoy', '9A'],
    ['Zack  Jackson', 'ZJ'],
    ['尤雨溪', '尤雨'],
    ['x', 'X'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

it('gives a name one color, and names different ones', () => {
  expect(toneOf('Boshen')).toBe(toneOf('boshen'));
  const tones = ['Boshen', 'hardfist', 'xc2', 'SyMind', '9aoy', 'valorkin', 'zoolsher'].map(toneOf);
  expect(new Set(tones).size).toBeGreaterThan(2);
  expect(Math.max(...tones)).toBeLessThan(4);
});
