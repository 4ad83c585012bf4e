import { describe, expect, it } from '@jest/globals';
import { toDay, toQueue, toReviewsOf, toTransactions } from './links.ts';

describe('the links of the dashboard', () => {
  it('say which payments a figure counts, in the words of the explorer', () => {
    expect(toDay('2026-02-28', 'qatar_cbdc'))
      .toBe('/transactions?from=2026-02-28T00%3A00%3A00Z&to=2026-03-01T00%3A00%3A00Z&network=qatar_cbdc');
    expect(toDay('2026-12-31')).toBe('/transactions?from=2026-12-31T00%3A00%3A00Z&to=2027-01-01T00%3A00%3A00Z');
    expect(toTransactions({ rule: 'RIBA-001', from: '' })).toBe('/transactions?rule=RIBA-001');
  });

  it('lead to where what waits is decided', () => {
    expect([toQueue('reviews'), toReviewsOf('under_24h'), toReviewsOf('older')])
      .toEqual(['/compliance/reviews', '/compliance/reviews', '/compliance/reviews?older=72']);
    expect(toQueue('resolutions')).toBe('/shariah/resolutions?state=asked');
  });
});
