import { describe, expect, it } from '@jest/globals';
import type { FindingDto } from '@connect/sdk';
import { AnalysisForm, factsOf, memoOf } from './analysis.form.ts';
import { checksOf } from './checks.ts';

const passed = { ribaCheck: true, ghararCheck: true, halalCheck: true, kycCheck: true };
const finding = (principle: FindingDto['principle']) => ({ ruleId: principle, principle }) as FindingDto;

describe('the four checks of a verdict', () => {
  it('give 100 to what passes', () => {
    expect(checksOf({ ...passed, findings: [] }).map(({ score }) => score)).toEqual([100, 100, 100, 100]);
  });

  it('give 0 to a principle that fails and 75 to a person who must be looked at', () => {
    const verdict = { ribaCheck: false, ghararCheck: false, halalCheck: false, kycCheck: false, findings: [] };
    expect(checksOf(verdict).map(({ score }) => score)).toEqual([0, 0, 0, 75]);
  });

  it('show gambling under uncertainty', () => {
    const findings = [finding('maysir'), finding('riba')];
    expect(checksOf({ ...passed, ghararCheck: false, ribaCheck: false, findings }).map((check) =>
      check.findings.map(({ ruleId }) => ruleId))).toEqual([['riba'], ['maysir'], [], []]);
  });
});

describe('a described payment', () => {
  it('states what was filled in, and nothing else', () => {
    const form = Object.assign(new AnalysisForm(), { purpose: ' school fees ', counterpartyCountry: 'ae' });
    expect(factsOf(form)).toEqual({
      type: 'send', amount: '1000.00', currency: 'AED', senderKyc: 'verified', memo: 'school fees',
      counterpartyCountry: 'AE',
    });
  });

  it('joins purpose and context to one text', () => {
    expect(memoOf({ purpose: 'car ', context: ' on credit' })).toBe('car\non credit');
    expect(memoOf({ purpose: '', context: 'on credit' })).toBe('on credit');
  });
});
