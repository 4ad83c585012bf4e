import { describe, expect, it } from '@jest/globals';
import { boundsOf, isDay } from './days.ts';

describe('days that something is narrowed to', () => {
  it('are both included, where the reader is', () => {
    expect(boundsOf({ from: '2026-11-30', to: '2026-11-30' })).toEqual({
      from: new Date(2026, 10, 30).toISOString(), to: new Date(2026, 11, 1).toISOString(),
    });
  });

  it('leave a side open that is empty or no day', () => {
    expect(boundsOf({ from: '', to: 'soon' })).toEqual({});
  });
});

describe('a day of the calendar', () => {
  it.each(['2026-11-20', '2028-02-29', '1900-01-01'])('is %s', (text) => expect(isDay(text)).toBe(true));

  it.each(['2026-02-31', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '20/11/2026', ''])(
    'is not %s', (text) => expect(isDay(text)).toBe(false),
  );
});
