import { describe, expect, it } from '@jest/globals';
import { backoffAfter } from './job-worker.service.ts';

describe('backoff', () => {
  it('doubles with each attempt, up to a minute', () => {
    expect([1, 2, 3, 4, 60].map(backoffAfter)).toEqual([2_000, 4_000, 8_000, 16_000, 60_000]);
  });
});
