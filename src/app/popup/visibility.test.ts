import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisibility } from './visibility.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(options: { showDelay?: number } = {}) {
  const log: string[] = [];
  const visibility = createVisibility({
    show: () => log.push('show'),
    hide: () => log.push('hide'),
    ...options,
  });
  return { log, ...visibility, focus: () => visibility.show('focus') };
}

describe('the pointer', () => {
  it('shows and hides after 100 ms', () => {
    const { log, enter, leave } = watched();
    enter();
    vi.advanceTimersByTime(99);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['show']);
    leave();
    vi.advanceTimersByTime(99);
    expect(log).toEqual(['show']);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['show', 'hide']);
  });

  it('rests longer where more is shown, and hides it as fast', () => {
    const { log, enter, leave } = watched({ showDelay: 300 });
    enter();
    vi.advanceTimersByTime(299);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    leave();
    vi.advanceTimersByTime(100);
    expect(log).toEqual(['show', 'hide']);
  });

  it('shows nothing that it only passes', () => {
    const { log, enter, leave } = watched();
    enter();
    vi.advanceTimersByTime(60);
    leave();
    vi.runAllTimers();
    expect(log).toEqual([]);
  });

  it('may travel from the trigger to the panel', () => {
    const { log, enter, leave } = watched();
    enter();
    vi.runAllTimers();
    leave();
    vi.advanceTimersByTime(80);
    enter();
    vi.runAllTimers();
    expect(log).toEqual(['show']);
  });

  it('does not close what focus keeps open, and closes what was pressed', () => {
    const focused = watched();
    focused.focus();
    focused.enter();
    focused.leave();
    vi.runAllTimers();
    expect(focused.log).toEqual(['show']);
    const pressed = watched();
    pressed.press();
    pressed.leave();
    vi.runAllTimers();
    expect(pressed.log).toEqual(['show', 'hide']);
  });
});

describe('a press', () => {
  it('shows at once, and a second one closes', () => {
    const { log, press } = watched();
    press();
    expect(log).toEqual(['show']);
    press();
    expect(log).toEqual(['show', 'hide']);
  });

  it.each(['hover', 'focus'])('keeps what %s has shown', (sign) => {
    const { log, enter, focus, press } = watched();
    if (sign === 'hover') enter();
    else focus();
    vi.runAllTimers();
    press();
    expect(log).toEqual(['show']);
    press();
    expect(log).toEqual(['show', 'hide']);
  });

  it('before the delay is over shows once', () => {
    const { log, enter, press } = watched();
    enter();
    press();
    vi.runAllTimers();
    expect(log).toEqual(['show']);
  });
});

describe('closing', () => {
  it('takes back what was about to be shown', () => {
    const { log, enter, close } = watched();
    enter();
    close();
    vi.runAllTimers();
    expect(log).toEqual([]);
  });

  it('hides once, and can be shown again', () => {
    const { log, focus, close } = watched();
    focus();
    close();
    close();
    focus();
    expect(log).toEqual(['show', 'hide', 'show']);
  });
});
