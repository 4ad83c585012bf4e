import { describe, expect, it } from '@jest/globals';
import { answerBy } from './time-to-answer.ts';

describe('the time to answer a recall', () => {
  it.each([
    // A Monday in Dubai: three weekends later, at midnight there.
    ['uae_dirham', '2026-11-23T08:00:00Z', '2026-12-14T20:00:00.000Z'],
    // Late on a Monday by UTC it is a Tuesday in Dubai already.
    ['uae_dirham', '2026-11-23T21:00:00Z', '2026-12-15T20:00:00.000Z'],
    // A Saturday counts for nothing.
    ['uae_dirham', '2026-11-28T08:00:00Z', '2026-12-18T20:00:00.000Z'],
    // Banks of Qatar rest on Friday and Saturday.
    ['qatar_cbdc', '2026-11-26T08:00:00Z', '2026-12-17T21:00:00.000Z'],
    ['qatar_cbdc', '2026-11-27T08:00:00Z', '2026-12-17T21:00:00.000Z'],
  ] as const)('of %s from %s ends at %s', (network, from, end) => {
    expect(answerBy(network, new Date(from)).toISOString()).toBe(end);
  });
});
