import { describe, expect, it } from '@jest/globals';
import { SendForm } from './send.form.ts';
import { expiryHoursOf, programmableLogicOf, stagesAhead } from './terms.ts';
import { transferOf } from './transfer.ts';

const formWith = (values: Partial<SendForm>) => Object.assign(new SendForm(), values);
const logicOf = (values: Partial<SendForm>) => programmableLogicOf(formWith(values));
const payment = { network: 'uae_dirham', fromAddress: '0xa', toAddress: '0xb', amount: '100' } as const;

describe('the programmable logic of a form', () => {
  it('is absent from the transfer when nothing is set', () => {
    expect(logicOf({})).toBeUndefined();
    expect(transferOf(formWith(payment))).not.toHaveProperty('programmableLogic');
  });

  it('says of each box what the specification says, and no more', () => {
    expect(logicOf({ zakatSplit: true })).toEqual({ zakatAutoSplit: { enabled: true, percentage: 2.5 } });
    expect(logicOf({ escrow: true })).toEqual({ escrowEnabled: true });
    expect(logicOf({ multiSig: true })).toEqual({ multiSigRequired: true });
    expect(logicOf({ zakatSplit: true, escrow: true, multiSig: true })).toEqual({
      zakatAutoSplit: { enabled: true, percentage: 2.5 }, escrowEnabled: true, multiSigRequired: true,
    });
  });

  it('follows from the type of the transaction as well as from the box', () => {
    expect(logicOf({ type: 'zakat_split' })).toEqual(logicOf({ zakatSplit: true }));
    expect(logicOf({ type: 'escrow' })).toEqual(logicOf({ escrow: true }));
  });

  it('names a setting that is not the usual one, where it has an effect', () => {
    const unusual = { zakatMode: 'on_top', quorum: '3', expiry: '٣٦', expiryUnit: 'hours' } as const;
    expect(logicOf(unusual)).toBeUndefined();
    expect(logicOf({ ...unusual, zakatSplit: true })).toEqual({
      zakatAutoSplit: { enabled: true, percentage: 2.5, mode: 'on_top' },
    });
    expect(logicOf({ ...unusual, escrow: true })).toEqual({ escrowEnabled: true, expiresInHours: 36 });
    expect(logicOf({ ...unusual, multiSig: true })).toEqual({
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

  it('matters only to a payment that waits', () => {
    expect(transferOf(formWith({ ...payment, expiry: 'soon' }))).not.toBeNull();
    expect(transferOf(formWith({ ...payment, expiry: 'soon', escrow: true }))).toBeNull();
  });
});

describe('the stages a transfer waits in', () => {
  const transfer = transferOf(formWith({ ...payment, escrow: true, multiSig: true }));
  if (!transfer) throw new Error('The form describes no transfer.');

  it('begin where the server says and follow in their order', () => {
    expect(stagesAhead('in_review', transfer)).toEqual(['in_review', 'awaiting_approval', 'in_escrow']);
    expect(stagesAhead('awaiting_approval', transfer)).toEqual(['awaiting_approval', 'in_escrow']);
    expect(stagesAhead('in_review', { ...transfer, programmableLogic: {} })).toEqual(['in_review']);
    expect(stagesAhead(null, transfer)).toEqual([]);
  });
});
