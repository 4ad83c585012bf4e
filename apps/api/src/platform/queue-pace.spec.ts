import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueuePace } from './queue-pace.ts';

describe('QueuePace', () => {
  let now = 0;
  let pace: QueuePace;
  const advance = (count: number, elapsedMs: number): void => {
    now += elapsedMs;
    pace.advance(count);
  };
  beforeEach(() => {
    now = 1000;
    pace = new QueuePace(100, () => now);
    pace.begin();
  });

  it('foretells no wait to whoever finds nobody ahead', () => {
    now += 500;
    expect(pace.waitBehind(0)).toBe(0);
  });

  it('foretells what as many took before', () => {
    for (let n = 0; n < 50; n++) advance(100, 20);
    expect(pace.waitBehind(1000)).toBeCloseTo(200, 6);
  });

  it('expects a millisecond each before it has seen any move', () => {
    expect(pace.waitBehind(300)).toBe(300);
  });

  it('learns from a crowd and hardly from a single one', () => {
    for (let n = 0; n < 50; n++) advance(100, 20);
    advance(1, 10);
    expect(pace.waitBehind(100)).toBeLessThan(31);
    advance(100, 1000);
    expect(pace.waitBehind(100)).toBeGreaterThan(500);
  });

  it('foretells at least the time for which nothing has moved', () => {
    advance(100, 1);
    now += 3000;
    expect(pace.waitBehind(1)).toBe(3000);
    advance(1, 0);
    expect(pace.waitBehind(1)).toBeLessThan(100);
  });

  it('takes no rest for a standstill', () => {
    advance(100, 1);
    pace.end();
    now += 3000;
    expect(pace.waitBehind(1)).toBeLessThan(1);
    pace.begin();
    expect(pace.waitBehind(1)).toBeLessThan(1);
  });
});
