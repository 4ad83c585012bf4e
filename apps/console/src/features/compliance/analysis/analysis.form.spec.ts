import { describe, expect, it } from '@jest/globals';
import { AnalysisForm, factsOf, memoOf } from './analysis.form.ts';

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
