import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { describe, expect, it } from '@jest/globals';
import { SendForm, sendTermsOf } from './send.form.ts';
import { transferOf } from './transfer.ts';

const filled = { type: 'send', network: 'qatar_cbdc', fromAddress: '0xa', toAddress: '0xb', amount: '١٬٢٥٠' } as const;

async function messagesOf(values: Partial<SendForm>) {
  const form = Object.assign(new SendForm(), values);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await classValidatorResolver(SendForm)(form, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
}

describe('the form of a transfer', () => {
  it('says of every empty field that it is required', async () => {
    const empty = { type: '', network: '', fromAddress: '', toAddress: '', amount: '' } as const;
    expect(await messagesOf(empty)).toEqual({
      type: 'Transaction type is required',
      network: 'Network is required',
      fromAddress: 'From address is required',
      toAddress: 'To address is required',
      amount: 'Amount is required',
    });
  });

  it.each([
    ['1,5', 'Write the amount in digits, with at most two decimals'],
    ['0.00', 'The amount must be from 0.01 to 10,000,000,000.00'],
    ['10,000,000,000.01', 'The amount must be from 0.01 to 10,000,000,000.00'],
  ])('refuses the amount %s', async (amount, message) => {
    expect(await messagesOf({ ...filled, amount })).toEqual({ amount: message });
  });

  it('becomes a transfer in the currency of its network, with the amount as the API writes it', async () => {
    const form = Object.assign(new SendForm(), filled, { toAddress: ' 0xb ', memo: '  كتب  ' });
    expect(await messagesOf(form)).toEqual({});
    expect(transferOf(form)).toEqual({
      ...filled, toAddress: '0xb', amount: '1250.00', currency: 'QAR', memo: 'كتب',
    });
  });

  it('is no transfer while something is missing', () => {
    expect(transferOf(Object.assign(new SendForm(), filled, { amount: '0' }))).toBeNull();
    expect(transferOf(new SendForm())).toBeNull();
  });

  it('sets zakat aside and waits in escrow by its type as well as by its boxes', () => {
    const formWith = (values: Partial<SendForm>) => Object.assign(new SendForm(), filled, values);
    expect(transferOf(formWith({}))).not.toHaveProperty('programmableLogic');
    expect(sendTermsOf(formWith({ type: 'zakat_split' }))).toMatchObject({ zakatSplit: true, escrow: false });
    expect(sendTermsOf(formWith({ type: 'escrow' }))).toMatchObject({ zakatSplit: false, escrow: true });
    expect(transferOf(formWith({ type: 'escrow' }))?.programmableLogic).toEqual({ escrowEnabled: true });
  });

  it('needs a time to wait only when it waits', () => {
    const formWith = (values: Partial<SendForm>) => Object.assign(new SendForm(), filled, { expiry: 'soon' }, values);
    expect(transferOf(formWith({}))).not.toBeNull();
    expect(transferOf(formWith({ multiSig: true }))).toBeNull();
    expect(transferOf(formWith({ type: 'escrow' }))).toBeNull();
  });
});
