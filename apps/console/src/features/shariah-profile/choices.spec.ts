import { describe, expect, it } from '@jest/globals';
import type { ContestedPointsDto } from '@connect/sdk';
import { followedIn, usualName } from './choices.ts';

const both = (text: string) => ({ en: text, ar: text });
const opinion = (id: string) => ({ id, heldBy: both(id), says: both(id), effect: 'flag' as const, sources: [] });
const point = (id: string) => ({
  id, title: both(id), question: both(id), rules: [], opinions: [opinion('strict'), opinion('mild')] });
const known: ContestedPointsDto = {
  points: [point('one'), point('two')],
  profiles: [
    { name: 'USUAL', isDefault: true, choices: [{ point: 'one', opinion: 'strict' }, { point: 'two', opinion: 'strict' }] },
    { name: 'OTHER', isDefault: false, choices: [{ point: 'one', opinion: 'mild' }, { point: 'two', opinion: 'strict' }] },
  ],
};
const told = (choice: Parameters<typeof followedIn>[1]) => followedIn(known, choice)
  .map(({ opinion: { id }, isOwn, isUnusual }) => [id, isOwn, isUnusual]);

describe('what a bank follows', () => {
  it('is the usual profile where nothing was decided', () => {
    expect(usualName(known)).toBe('USUAL');
    expect(told(undefined)).toEqual([['strict', false, false], ['strict', false, false]]);
  });

  it('is its profile, with the points that it decides otherwise', () => {
    expect(told({ profile: 'OTHER', overrides: [] } as never)).toEqual([['mild', false, true], ['strict', false, false]]);
    expect(told({ profile: 'OTHER', overrides: [{ point: 'one', opinion: 'strict' }] } as never))
      .toEqual([['strict', true, false], ['strict', false, false]]);
  });
});
