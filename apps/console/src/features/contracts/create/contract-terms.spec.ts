import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calledBlank } from '../called.ts';
import { blankOf, contractFormOf, otherShare, contractTermsOf } from './contract-terms.ts';

describe('the terms of a form', () => {
  it('begin with the defaults and leave out what is empty', () => {
    expect(contractTermsOf('murabaha', contractFormOf('murabaha', {}))).toEqual({
      currency: 'AED', installments: 12, deferredPaymentPeriod: 12,
    });
  });

  it('are those of a template, also the ones that have no blank', () => {
    const template = { currency: 'QAR', capitalAmount: '200000.00', rabbAlMalRatio: 60, mudaribRatio: 40, mandate: 'restricted' };
    expect(contractTermsOf('mudaraba', contractFormOf('mudaraba', template), template)).toEqual({
      ...template, duration: 12, profitSharingRatio: { rabbAlMal: 60, mudarib: 40 },
    });
  });

  it('carry partners, grouped amounts and clauses as the server reads them', () => {
    const form = contractFormOf('musharaka', { partners: [{ name: 'Workshop', capital: '1.00', profit: 65, works: true }] });
    const terms = contractTermsOf('musharaka', {
      ...form, partner0_capital: '300,000.00', partner1_name: 'Fund', partner1_capital: '2', partner1_profit: 'x',
      partner1_works: 'false', clauses: ' One.\n\nTwo. ',
    });
    expect(terms['partners']).toEqual([
      { name: 'Workshop', capital: '300000.00', profit: 65, works: true },
      { name: 'Fund', capital: '2.00', profit: 'x', works: false },
    ]);
    expect(terms['clauses']).toEqual(['One.', 'Two.']);
  });

  it('leave out what is still empty of a partner, so that nothing is said of it as if it were a figure', () => {
    expect(contractTermsOf('musharaka', contractFormOf('musharaka', {}))['partners']).toEqual([{ works: true }, { works: true }]);
  });

  it('call the owners of the wallets in them, each under their place, and begin again with the same', () => {
    const [buyer, fund] = [`0x${'aB'.repeat(20)}`, `0x${'12'.repeat(20)}`];
    const form = { ...contractFormOf('murabaha', { buyer, seller: 'Bank' }), [calledBlank(buyer)]: ' Amina ' };
    const terms = contractTermsOf('murabaha', form);
    expect(terms['partyNames']).toEqual({ buyer: 'Amina' });
    expect(contractTermsOf('murabaha', contractFormOf('murabaha', terms), terms)).toEqual(terms);
    // Another wallet is not whoever the first one was called by, and a name alone is called nothing else.
    expect(contractTermsOf('murabaha', { ...form, buyer: fund })).not.toHaveProperty('partyNames');
    const partners = [{ name: 'Workshop' }, { name: fund }];
    expect(contractTermsOf('musharaka', { ...contractFormOf('musharaka', { partners }), [calledBlank(fund)]: 'Fund' }))
      .toMatchObject({ partyNames: { 'partner[1]': 'Fund' } });
  });

  it('find their blanks again', () => {
    expect(['partners.1.capital', 'partners[0].profit', 'assetPrice'].map(blankOf))
      .toEqual(['partner1_capital', 'partner0_profit', 'assetPrice']);
  });
});

describe('two shares of a profit', () => {
  it('are 100 together, whatever one of them is', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const share = String(hundredths / 100);
      expect(Math.round(Number(share) * 100) + Math.round(Number(otherShare(share)) * 100)).toBe(10_000);
    }));
  });

  it.each(['', '101', '-1', 'seventy', '33.333'])('are not made of %j', (text) => {
    expect(otherShare(text)).toBeNull();
  });
});
