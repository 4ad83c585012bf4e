import type { AnalyzePaymentDto, Currency, KycStatus, PaymentType } from '@connect/sdk';
import { IsNotEmpty, Matches, MaxLength, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { type FundsForm, fundsOf, maxSourceTextLength } from '../../../parts/funds/source-of-funds.ts';
import { maxMemoLength } from '../../../parts/parties/payment-details.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../parts/money/amount-rules.ts';

/** The kinds of payment that are judged here. */
export const paymentTypes = ['send', 'zakat', 'escrow', 'loan'] as const satisfies readonly PaymentType[];
export const kycStatuses = ['verified', 'unverified', 'expired', 'rejected'] as const satisfies readonly KycStatus[];

type ErrorKey = 'amount' | 'amountUnreadable' | 'amountRange' | 'memo' | 'country' | 'mcc';

const say = (key: ErrorKey): ValidationOptions => ({ message: () => i18n.t(`compliance:form.errors.${key}`) });

const FitsMemo = (options: ValidationOptions) => ValidateBy({
  name: 'fitsMemo',
  validator: { validate: (_, context) => memoOf(context?.object as AnalysisForm).length <= maxMemoLength },
}, options);

/** What is to be judged, as a person describes it; it opens with a plain transfer of 1,000 dirhams. */
export class AnalysisForm {
  type: PaymentType = 'send';
  currency: Currency = 'AED';

  @IsMovableAmount(say('amountRange'))
  @IsReadableAmount(say('amountUnreadable'))
  @IsNotEmpty(say('amount'))
  amount = '1,000.00';

  @FitsMemo(say('memo'))
  purpose = '';

  context = '';

  @MaxLength(200)
  counterpartyName = '';

  @ValidateIf(({ counterpartyCountry }: AnalysisForm) => counterpartyCountry !== '')
  @Matches(/^[A-Za-z]{2}$/, say('country'))
  counterpartyCountry = '';

  @ValidateIf(({ mcc }: AnalysisForm) => mcc !== '')
  @Matches(/^\d{4}$/, say('mcc'))
  mcc = '';

  senderKyc: KycStatus = 'verified';

  sourceOfFunds: FundsForm['sourceOfFunds'] = '';

  @MaxLength(maxSourceTextLength)
  sourceOfFundsText = '';
}

/** Purpose and context are one text to the rules, the purpose first. */
export const memoOf = ({ purpose, context }: Pick<AnalysisForm, 'purpose' | 'context'>): string =>
  [purpose, context].map((text) => text.normalize('NFC').trim()).filter((text) => text !== '').join('\n');

/** The facts a form states; what is left empty is not known, and no rule is told of it. */
export function factsOf(form: AnalysisForm): AnalyzePaymentDto {
  const memo = memoOf(form);
  const texts = {
    memo,
    counterpartyName: form.counterpartyName.trim(),
    counterpartyCountry: form.counterpartyCountry.toUpperCase(),
    mcc: form.mcc,
  };
  return {
    type: form.type,
    amount: normaliseAmount(form.amount) ?? form.amount,
    currency: form.currency,
    senderKyc: form.senderKyc,
    ...fundsOf(form),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  };
}
