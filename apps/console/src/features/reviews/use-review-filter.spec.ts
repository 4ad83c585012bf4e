import { describe, expect, it } from '@jest/globals';
import { toReviewFilter } from './use-review-filter.ts';

const none = { q: '', state: '', assignee: '', network: '', older: '' };

describe('the filters of the review queue', () => {
  it('mean the open cases when nothing is chosen', () => {
    expect(toReviewFilter(none)).toEqual({ state: 'open' });
  });

  it('pass on what was chosen', () => {
    expect(toReviewFilter({ q: 'car', state: 'decided', assignee: 'me', network: 'qatar_cbdc', older: '72' })).toEqual({
      q: 'car', state: 'decided', assignee: 'me', network: 'qatar_cbdc', olderThanHours: 72,
    });
  });

  it('leave out what nobody can choose', () => {
    expect(toReviewFilter({ ...none, state: 'lost', assignee: 'you', network: 'moon', older: '7' })).toEqual({ state: 'open' });
  });
});
