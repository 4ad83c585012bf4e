import { describe, expect, it } from '@jest/globals';
import { matching } from './matching.ts';

const things = [
  { label: 'Batch Payments', also: '/composer/batch' },
  { label: 'Sandbox Wallets' },
  { label: 'أرشيف التدقيق' },
  { label: 'Wallet limits' },
];

const labelsFor = (typed: string) => matching(things, typed).map(({ label }) => label);

describe('what is found by typing', () => {
  it('is everything while nothing is typed', () => {
    expect(labelsFor('  ')).toHaveLength(things.length);
  });

  it('holds every word typed, whatever their order and case', () => {
    expect(labelsFor('PAY bat')).toEqual(['Batch Payments']);
    expect(labelsFor('composer')).toEqual(['Batch Payments']);
    expect(labelsFor('batch wallet')).toEqual([]);
  });

  it('comes first where a word begins with it', () => {
    expect(labelsFor('it')).toEqual(['Wallet limits']);
    expect(labelsFor('lim')).toEqual(['Wallet limits']);
    expect(labelsFor('a')).toEqual(['Batch Payments', 'Sandbox Wallets', 'Wallet limits']);
  });

  it('does not depend on Arabic vowel signs, tatweel or forms of alef', () => {
    expect(labelsFor('ارشيـف')).toEqual(['أرشيف التدقيق']);
    expect(labelsFor('التَّدقيق')).toEqual(['أرشيف التدقيق']);
  });
});
