import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scoreOf } from './score.ts';
import type { Principle, Severity } from './verdict.ts';

type Weight = { principle: Principle; severity: Severity };

const prohibit = (principle: Principle): Weight => ({ principle, severity: 'prohibit' });
const flag = (principle: Principle): Weight => ({ principle, severity: 'flag' });
const advise: Weight = { principle: 'riba', severity: 'advise' };
const kycReview = flag('kyc');
const listed: Weight = { principle: 'kyc', severity: 'block' };

const anyFinding: fc.Arbitrary<Weight> = fc.oneof(
  fc.record({
    principle: fc.constantFrom<Principle>('riba', 'gharar', 'maysir', 'halal'),
    severity: fc.constantFrom<Severity>('prohibit', 'flag', 'advise'),
  }),
  fc.record({ principle: fc.constant<Principle>('kyc'), severity: fc.constantFrom<Severity>('block', 'flag', 'advise') }),
);

describe('scoreOf', () => {
  it.each([
    ['clean purchase', [], 100, 'allow'],
    ['benevolent loan, flat fee without cost record', [advise], 98, 'allow'],
    ['five advisories', [advise, advise, advise, advise, advise], 90, 'allow'],
    ['large payment, no source of funds', [kycReview], 75, 'review'],
    ['tobacco shop (board flag)', [flag('halal')], 75, 'review'],
    ['tobacco + KYC review + 2 advisories', [flag('halal'), kycReview, advise, advise], 68, 'review'],
    ['loan with increase', [prohibit('riba')], 40, 'block'],
    ['the same + KYC review', [prohibit('riba'), kycReview], 37, 'block'],
    ['lottery ticket (maysir + halal)', [prohibit('maysir'), prohibit('halal')], 20, 'block'],
    ['riba + gharar + halal', [prohibit('riba'), prohibit('gharar'), prohibit('halal')], 0, 'block'],
    ['confirmed sanctions match, otherwise clean', [listed], 20, 'block'],
  ] as const)('%s', (_, findings, score, action) => {
    expect(scoreOf(findings)).toMatchObject({ score, action });
  });

  it('folds maysir into the gharar card and leaves the halal card to goods', () => {
    const { principles, ghararCheck, halalCheck } = scoreOf([prohibit('maysir')]);
    expect(principles).toEqual({ riba: 'pass', gharar: 'pass', maysir: 'fail', halal: 'pass', kyc: 'pass' });
    expect({ ghararCheck, halalCheck }).toEqual({ ghararCheck: false, halalCheck: true });
  });

  it('calls a payment compliant only without failure or Shariah flag; a KYC review is another matter', () => {
    expect(scoreOf([kycReview]).shariahCompliant).toBe(true);
    expect(scoreOf([flag('halal')]).shariahCompliant).toBe(false);
    expect(scoreOf([prohibit('gharar')]).shariahCompliant).toBe(false);
  });

  it('never raises the score when a finding is added', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 12 }), anyFinding, (findings, further) => {
        expect(scoreOf([...findings, further]).score).toBeLessThanOrEqual(scoreOf(findings).score);
      }),
    );
  });

  it('keeps every score in the band of its outcome', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 12 }), (findings) => {
        const { score, action, principles } = scoreOf(findings);
        const failed = Object.values(principles).includes('fail');
        expect(Number.isInteger(score)).toBe(true);
        if (failed) expect(score).toBeLessThanOrEqual(40);
        else if (action === 'allow') expect(score).toBeGreaterThanOrEqual(90);
        else if (action === 'block') expect(score).toBeLessThanOrEqual(20);
        else expect([60, 75]).toEqual([Math.min(60, score), Math.max(75, score)]);
      }),
    );
  });
});
