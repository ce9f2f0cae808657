import { describe, expect, it } from 'vitest';
import type { Found } from './found.ts';
import { rowsOf, shownOf } from './shown.ts';
import { firstState, reduce, type SearchEvent, type SearchState } from './state.ts';
import { found, group, titleHit } from './test-found.ts';

function stateAfter(...events: SearchEvent[]): SearchState {
  return events.reduce(reduce, firstState);
}

const ready: SearchEvent[] = [{ type: 'loading' }, { type: 'ready' }];
const typed = (query: string): SearchEvent => ({ type: 'typed', query });
const answered = (request: number, result: Found): SearchEvent => ({
  type: 'answered',
  request,
  found: result,
});
const apples = found('apples', group('Fruit', 'Apples', 'Pears'));
const nothing = found('plums');

describe('the dialog', () => {
  it('spins while the index is on its way, then offers recent searches', () => {
    expect(shownOf(stateAfter({ type: 'loading' })).type).toBe('spinner');
    expect(shownOf(stateAfter(...ready)).type).toBe('recent');
  });

  it('spins until there is an answer, and never says before that there is nothing', () => {
    expect(shownOf(stateAfter(...ready, typed('a'))).type).toBe('spinner');
    expect(shownOf(stateAfter(...ready, typed('a'), answered(1, nothing))).type).toBe('nothing');
    expect(shownOf(stateAfter(...ready, typed('a'), answered(1, nothing), typed('ab'))).type).toBe(
      'spinner',
    );
  });

  it('keeps rows in view until the next answer', () => {
    const shown = shownOf(stateAfter(...ready, typed('a'), answered(1, apples), typed('ap')));
    expect(rowsOf(shown).map(({ title }) => title)).toEqual(['Apples', 'Pears']);
  });

  it('never lets a late answer replace a newer one', () => {
    const late = stateAfter(
      ...ready,
      typed('a'),
      typed('ap'),
      answered(2, apples),
      answered(1, nothing),
    );
    expect(shownOf(late).type).toBe('results');
    const early = stateAfter(...ready, typed('a'), typed('ap'), answered(1, nothing));
    expect(shownOf(early).type).toBe('spinner');
  });

  it('shows no results for an empty query, and takes no answer for it', () => {
    const state = stateAfter(...ready, typed('a'), typed(' '), answered(1, apples));
    expect(shownOf(state).type).toBe('recent');
  });

  it('highlights the first row of every answer', () => {
    const moved = stateAfter(...ready, typed('a'), answered(1, apples), { type: 'moved', to: 1 });
    expect(moved.active).toBe(1);
    expect([typed('ap'), answered(2, apples)].reduce(reduce, moved).active).toBe(0);
  });

  it('shows a failure, unless something else was asked since', () => {
    const failed = stateAfter({ type: 'loading' }, typed('a'), { type: 'failed', request: 1 });
    expect(shownOf(failed).type).toBe('failure');
    expect(shownOf(reduce(failed, typed('ap'))).type).toBe('spinner');
    const late = stateAfter({ type: 'loading' }, typed('a'), { type: 'failed', request: 0 });
    expect(shownOf(late).type).toBe('spinner');
  });

  it('shows hits of another language below the news that there are none', () => {
    const elsewhere = { lang: 'zh' as const, groups: [group('水果', '苹果')] };
    const state = stateAfter(...ready, typed('a'), answered(1, nothing), {
      type: 'foundElsewhere',
      request: 1,
      elsewhere,
    });
    expect(shownOf(state)).toMatchObject({ type: 'nothing', elsewhere });
    expect(rowsOf(shownOf(state))).toEqual([titleHit('苹果')]);
    expect(shownOf([typed('b'), answered(2, nothing)].reduce(reduce, state))).not.toHaveProperty(
      'elsewhere',
    );
  });

  it('shows one index at a time, each behind its tab', () => {
    const two: Found = {
      ...apples,
      type: 'tabs',
      groups: [group('docs', 'Apples'), group('blog')],
    };
    const state = stateAfter(...ready, typed('a'), answered(1, two));
    expect(rowsOf(shownOf(state))).toHaveLength(1);
    const other = shownOf(reduce(state, { type: 'tabChosen', tab: 1 }));
    expect(other).toMatchObject({ type: 'nothing', tabs: two.groups });
  });

  it('forgets what it knows in another language, but not what was asked', () => {
    const state = stateAfter(...ready, typed('a'), answered(1, apples), { type: 'forgotten' });
    expect(state).toMatchObject({ query: 'a', source: 'absent', answer: { type: 'none' } });
    expect(reduce(state, answered(1, apples))).toBe(state);
  });
});
