import { describe, expect, it } from '@jest/globals';
import { isAlike, isAsExpected, readablePairs } from './parity.ts';

/** Of 100 sentences so many have one verdict in both languages; raised when the rules get better. */
const ALIKE = 0.97;
const AS_EXPECTED = 0.99;

describe('a sentence in English and in Arabic', () => {
  const pairs = readablePairs();

  it('is told by the hundred, guilty and innocent', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(110);
    expect(pairs.filter(({ expected }) => expected === 'pass').length).toBeGreaterThanOrEqual(20);
  });

  it('has one verdict', () => {
    expect(pairs.filter(isAlike).length / pairs.length).toBeGreaterThanOrEqual(ALIKE);
  });

  it('is allowed when it breaks nothing, and not allowed when it does', () => {
    expect(pairs.filter(isAsExpected).length / pairs.length).toBeGreaterThanOrEqual(AS_EXPECTED);
  });
});
