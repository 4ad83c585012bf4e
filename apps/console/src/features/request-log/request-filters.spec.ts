import { describe, expect, it } from '@jest/globals';
import { toRequestFilter } from './request-filters.tsx';

const none = { q: '', method: '', outcome: '', source: '', key: '' };

describe('the filters of the request log', () => {
  it('hide what the console asked unless it is asked for', () => {
    expect(toRequestFilter(none)).toEqual({ source: 'programs' });
    expect(toRequestFilter({ ...none, source: 'console' })).toEqual({ source: 'console' });
    expect(toRequestFilter({ ...none, source: 'all' })).toEqual({});
  });

  it('of one key need no source', () => {
    expect(toRequestFilter({ ...none, key: 'k1', source: 'console', outcome: 'refused' }))
      .toEqual({ apiKey: 'k1', outcome: 'refused' });
  });
});
