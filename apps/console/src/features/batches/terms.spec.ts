import { describe, expect, it } from '@jest/globals';
import { logicOf, TermsForm } from '../../parts/terms/terms.ts';
import { termsOfLogic } from './terms.ts';

const termsWith = (values: Partial<TermsForm>) => termsOfLogic(logicOf(Object.assign(new TermsForm(), values)));

describe('the terms of a batch', () => {
  it('are none when nothing is asked for', () => {
    expect(termsWith({})).toEqual({ zakatMode: null, quorum: null, escrow: false, expiresInHours: null });
  });

  it('say what is usual where the logic leaves it open', () => {
    expect(termsWith({ multiSig: true, zakatSplit: true })).toEqual({
      zakatMode: 'from_amount', quorum: 2, escrow: false, expiresInHours: 72,
    });
  });

  it('say what was chosen', () => {
    const chosen = { zakatSplit: true, zakatMode: 'on_top', escrow: true, multiSig: true, quorum: '1' } as const;
    expect(termsWith({ ...chosen, expiry: '5', expiryUnit: 'hours' })).toEqual({
      zakatMode: 'on_top', quorum: 1, escrow: true, expiresInHours: 5,
    });
  });
});
