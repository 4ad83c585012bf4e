import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scoreOf } from './score.ts';
import type { Severity, Subject } from './verdict.ts';

type Weight = { principle: Subject; severity: Severity };

const prohibit = (principle: Subject): Weight => ({ principle, severity: 'prohibit' });
const flag = (principle: Subject): Weight => ({ principle, severity: 'flag' });
const advise: Weight = { principle: 'riba', severity: 'advise' };
const kycReview = flag('kyc');
const listed: Weight = { principle: 'kyc', severity: 'block' };

const anyFinding: fc.Arbitrary<Weight> = fc.oneof(
  fc.record({
    principle: fc.constantFrom<Subject>('riba', 'gharar', 'maysir', 'halal', 'zakat'),
    severity: fc.constantFrom<Severity>('prohibit', 'flag', 'advise'),
  }),
  fc.record({ principle: fc.constant<Subject>('kyc'), severity: fc.constantFrom<Severity>('block', 'flag', 'advise') }),
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

  it.each(['riba', 'gharar', 'maysir', 'halal', 'kyc'] as const)('says of %s that it needs review if asked', (one) => {
    const state = (...findings: Weight[]) => scoreOf(findings).principles[one];
    expect(state()).toBe('pass');
    expect(state(flag(one))).toBe('review');
    expect(state({ principle: one, severity: 'advise' })).toBe('pass');
    for (const severity of ['block', 'reject', 'prohibit'] as const) {
      expect(state(flag(one), { principle: one, severity })).toBe('fail');
    }
  });

  it('counts what is said of zakat with what is lawful to do', () => {
    expect(scoreOf([flag('zakat')]))
      .toMatchObject({ principles: { halal: 'review' }, halalCheck: false, score: 75, action: 'review' });
    expect(scoreOf([prohibit('zakat')])).toMatchObject({ principles: { halal: 'fail' }, score: 40, action: 'block' });
  });

  it('never says that all principles pass where the action is not to allow, nor the other way round', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 12 }), (findings) => {
        const { action, principles, ...checks } = scoreOf(findings);
        const states = Object.values(principles);
        expect(states.every((state) => state === 'pass')).toBe(action === 'allow');
        if (action === 'review') expect(states).toContain('review');
        expect(states.includes('fail')).toBe(action === 'block');
        const { ribaCheck, ghararCheck, halalCheck, kycCheck } = checks;
        expect(ribaCheck && ghararCheck && halalCheck && kycCheck).toBe(action === 'allow');
      }),
    );
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
