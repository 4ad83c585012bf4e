import { expect, it } from '@jest/globals';
import { recomputationOf } from './recomputation.ts';

it('says of a verdict whether it came out the same, and keeps quiet where it could not be judged again', () => {
  const outcomes = [true, false, null].map((recomputedIdentical) => recomputationOf({ recomputedIdentical }));
  expect(outcomes).toEqual([
    { outcome: 'identical', tone: 'positive' }, { outcome: 'different', tone: 'caution' },
    { outcome: 'earlier', tone: 'neutral' },
  ]);
});
