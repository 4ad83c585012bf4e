import { describe, expect, it } from '@jest/globals';
import { boundsOf } from './days.ts';

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
