import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lifetime } from './lifetime.ts';
import { pausableTimer } from './pausableTimer.ts';

describe('a toast', () => {
  it('stays at least five seconds, and longer when there is more to read', () => {
    expect(lifetime({ tone: 'info', text: 'Saved' })).toBe(5000);
    expect(lifetime({ tone: 'info', text: 'a'.repeat(100) })).toBe(9000);
  });

  it('never disappears by itself if it has an action', () => {
    expect(
      lifetime({ tone: 'positive', text: 'Saved', action: { label: 'Undo', onPress: () => undefined } }),
    ).toBeUndefined();
  });
});

describe('its timer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends once, after the whole time', () => {
    const end = vi.fn();
    pausableTimer(end, 5000).resume();
    vi.advanceTimersByTime(4999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5001);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not end while paused, and gives the whole time again', () => {
    const end = vi.fn();
    const timer = pausableTimer(end, 5000);
    timer.resume();
    vi.advanceTimersByTime(4000);
    timer.pause();
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    timer.resume();
    vi.advanceTimersByTime(4999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledTimes(1);
  });
});
