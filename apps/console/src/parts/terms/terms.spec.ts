import { describe, expect, it } from '@jest/globals';
import { expiryHoursOf, logicOf, TermsForm } from './terms.ts';

const logicWith = (values: Partial<TermsForm>) => logicOf(Object.assign(new TermsForm(), values));

describe('the programmable logic of terms', () => {
  it('is absent when nothing is set', () => {
    expect(logicWith({})).toBeUndefined();
  });

  it('says of each box what the specification says, and no more', () => {
    expect(logicWith({ zakatSplit: true })).toEqual({ zakatAutoSplit: { enabled: true, percentage: 2.5 } });
    expect(logicWith({ escrow: true })).toEqual({ escrowEnabled: true });
    expect(logicWith({ multiSig: true })).toEqual({ multiSigRequired: true });
    expect(logicWith({ zakatSplit: true, escrow: true, multiSig: true })).toEqual({
      zakatAutoSplit: { enabled: true, percentage: 2.5 }, escrowEnabled: true, multiSigRequired: true,
    });
  });

  it('names a setting that is not the usual one, where it has an effect', () => {
    const unusual = { zakatMode: 'on_top', quorum: '3', expiry: '٣٦', expiryUnit: 'hours' } as const;
    expect(logicWith(unusual)).toBeUndefined();
    expect(logicWith({ ...unusual, zakatSplit: true })).toEqual({
      zakatAutoSplit: { enabled: true, percentage: 2.5, mode: 'on_top' },
    });
    expect(logicWith({ ...unusual, escrow: true })).toEqual({ escrowEnabled: true, expiresInHours: 36 });
    expect(logicWith({ ...unusual, multiSig: true })).toEqual({
      multiSigRequired: true, quorum: 3, expiresInHours: 36,
    });
  });
});

describe('the time a payment may wait', () => {
  it.each([
    ['1', 'hours', 1], ['8760', 'hours', 8760], ['365', 'days', 8760], ['7', 'days', 168],
    ['0', 'days', null], ['8761', 'hours', null], ['366', 'days', null], ['1.5', 'days', null], ['', 'hours', null],
    ['soon', 'hours', null],
  ] as const)('%s %s', (expiry, expiryUnit, hours) => {
    expect(expiryHoursOf({ expiry, expiryUnit })).toBe(hours);
  });
});
