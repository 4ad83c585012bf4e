import type { BatchItemDto, PurposeCode, SendBatchDto, WalletDto } from '@connect/sdk';
import { IsNotEmpty, MaxLength, ValidateIf, type ValidationOptions } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';
import { type FundsForm, fundsOf, maxSourceTextLength } from '../../parts/funds/source-of-funds.ts';
import { payersAmong } from '../../parts/payments/payers.ts';
import { PartyForm } from '../../parts/parties/party.ts';
import { type DetailsForm, detailsOf, maxMemoLength } from '../../parts/parties/payment-details.ts';
import { canExpire, IsExpiry, logicOf, TermsForm } from '../../parts/terms/terms.ts';
import type { Payment } from './payments.ts';

type ErrorKey = 'from' | 'memo';

const say = (key: ErrorKey): ValidationOptions => ({ message: () => i18n.t(`batches:form.errors.${key}`) });

/** What holds for all payments of a batch, as a person fills it in. */
export class BatchForm extends TermsForm implements DetailsForm {
  @IsNotEmpty(say('from'))
  fromAddress = '';

  @MaxLength(maxMemoLength, say('memo'))
  memo = '';

  sourceOfFunds: FundsForm['sourceOfFunds'] = '';

  @MaxLength(maxSourceTextLength, { message: () => i18n.t('funds:tooLong') })
  sourceOfFundsText = '';

  /** The purpose of every payment whose row names no other. */
  purposeCode = '';

  originator: PartyForm = { ...new PartyForm() };

  // Each row says itself whom it pays.
  counterpartyName = '';
  counterpartyCountry = '';
  reference = '';
  beneficiary: PartyForm = { ...new PartyForm() };

  @ValidateIf(canExpire)
  @IsExpiry({ message: () => i18n.t('terms:expiryError') })
  override expiry = '3';

  atomic = false;
}

/** A fresh form that pays from one's fullest wallet. */
export function startBatchForm(wallets: readonly WalletDto[]): BatchForm {
  return Object.assign(new BatchForm(), { fromAddress: payersAmong(wallets)[0]?.address ?? '' });
}

/** The batch that a form and its payments describe, paid from a wallet. */
export function batchOf(
  form: BatchForm, payer: WalletDto, payments: readonly Payment[], mends: string | null = null,
): SendBatchDto {
  const memo = form.memo.normalize('NFC').trim();
  const programmableLogic = logicOf(form);
  return {
    network: payer.network, currency: payer.currency, fromAddress: payer.address, atomic: form.atomic,
    items: payments.map(itemOf),
    ...(mends !== null && { mends }),
    ...(memo && { memo }),
    ...fundsOf(form),
    ...detailsOf(form),
    ...(programmableLogic && { programmableLogic }),
  };
}

/** A payment as the API takes it. */
export const itemOf = (payment: Payment): BatchItemDto => ({
  toAddress: payment.toAddress, amount: payment.amount, ...(payment.memo && { memo: payment.memo }),
  ...detailsOfItem(payment),
});

const detailsOfItem = (payment: Payment): Partial<BatchItemDto> => {
  const { counterpartyName, counterpartyCountry, purposeCode, reference, metadata, beneficiary } = payment;
  return {
    ...(counterpartyName && { counterpartyName }), ...(counterpartyCountry && { counterpartyCountry }),
    ...(purposeCode && { purposeCode: purposeCode as PurposeCode }), ...(reference && { reference }),
    ...(metadata && { metadata }), ...(beneficiary && { beneficiary }),
  };
};
