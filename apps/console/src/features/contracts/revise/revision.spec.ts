import { describe, expect, it } from '@jest/globals';
import type { ContractDetailDto } from '@connect/sdk';
import { contractFormOf, contractTermsOf } from '../create/contract-terms.ts';
import { changedTerms, changesIn, termsToRevise } from './revision.ts';

const draft = (contract: object) => contract as ContractDetailDto;

describe('a revision', () => {
  it('begins with the parties as they are named now and without figures that were worked out', () => {
    expect(termsToRevise(draft({
      type: 'murabaha', terms: { type: 'murabaha', buyer: 'Customer', assetPrice: '10.00', totalPrice: 11 },
      parties: [{ role: 'buyer', position: 0, name: 'Amina', walletAddress: '0xA', statedName: 'Amina R' }],
    }))).toEqual({ buyer: '0xA', assetPrice: '10.00', partyNames: { buyer: 'Amina R' } });
    expect(termsToRevise(draft({
      type: 'musharaka', terms: { type: 'musharaka', partners: [{ name: 'One', profit: 60 }, { name: 'Two', profit: 40 }] },
      parties: [{ role: 'partner', position: 1, name: 'Fund', walletAddress: null, statedName: null }],
    }))).toEqual({ partners: [{ name: 'One', profit: 60 }, { name: 'Fund', profit: 40 }] });
  });

  it('that is left as the form begins changes nothing, whatever has no blank', () => {
    const terms = { currency: 'AED', assetPrice: '10.00', profitAmount: '1.00', possession: 'actual', clauses: ['One.'] };
    const before = contractTermsOf('murabaha', contractFormOf('murabaha', terms), terms);
    expect(changedTerms(before, contractTermsOf('murabaha', contractFormOf('murabaha', terms), terms))).toEqual({});
    expect(before).toMatchObject(terms);
  });

  it('names each changed term as a whole, what is taken out as null, and tells people part by part', () => {
    const before = { supplier: 'Gulf', profitMargin: 7, partners: [{ name: 'One', profit: 60 }], clauses: ['One.'] };
    const after = { profitMargin: 6, partners: [{ name: 'One', profit: 65 }], clauses: ['One.', 'Two.'] };
    expect(changedTerms(before, after)).toEqual({
      supplier: null, profitMargin: 6, partners: [{ name: 'One', profit: 65 }], clauses: ['One.', 'Two.'] });
    expect(changesIn(before, after)).toEqual([
      { field: 'supplier', before: 'Gulf', after: null }, { field: 'profitMargin', before: '7', after: '6' },
      { field: 'partners[0].profit', before: '60', after: '65' }, { field: 'clauses[1]', before: null, after: 'Two.' }]);
  });
});
