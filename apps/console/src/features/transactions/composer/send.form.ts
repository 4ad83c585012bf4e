import type { Network, SendableType } from '@connect/sdk';
import { IsNotEmpty, Matches, MaxLength, ValidateIf, type ValidationOptions } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { IsMovableAmount, IsReadableAmount } from '../../../parts/money/amount-rules.ts';
import { type FundsForm, maxSourceTextLength } from '../../../parts/funds/source-of-funds.ts';
import { maxPartyName, PartyForm } from '../../../parts/parties/party.ts';
import {
  countryPattern, type DetailsForm, maxMemoLength, maxReferenceLength,
} from '../../../parts/parties/payment-details.ts';
import { canExpire, IsExpiry, TermsForm } from '../../../parts/terms/terms.ts';

type ErrorKey = 'type' | 'network' | 'from' | 'to' | 'amount' | 'amountUnreadable' | 'amountRange' | 'memo';
type DetailKey = 'counterpartyName' | 'counterpartyCountry' | 'reference';

const say = (key: ErrorKey): ValidationOptions => ({ message: () => i18n.t(`transactions:composer.errors.${key}`) });
const sayOf = (key: DetailKey): ValidationOptions => ({ message: () => i18n.t(`parties:errors.${key}`) });

/** What a transfer needs, as a person fills it in. */
export class SendForm extends TermsForm implements DetailsForm {
  @IsNotEmpty(say('type'))
  type: SendableType | '' = 'send';

  @IsNotEmpty(say('network'))
  network: Network | '' = 'uae_dirham';

  @IsNotEmpty(say('from'))
  fromAddress = '';

  @IsNotEmpty(say('to'))
  toAddress = '';

  @IsMovableAmount(say('amountRange'))
  @IsReadableAmount(say('amountUnreadable'))
  @IsNotEmpty(say('amount'))
  amount = '';

  @MaxLength(maxMemoLength, say('memo'))
  memo = '';

  /** The notes are sealed for the payee and compliance. */
  isConfidential = false;

  sourceOfFunds: FundsForm['sourceOfFunds'] = '';

  @MaxLength(maxSourceTextLength, { message: () => i18n.t('funds:tooLong') })
  sourceOfFundsText = '';

  @MaxLength(maxPartyName, sayOf('counterpartyName'))
  counterpartyName = '';

  @Matches(countryPattern, sayOf('counterpartyCountry'))
  counterpartyCountry = '';

  purposeCode = '';

  @MaxLength(maxReferenceLength, sayOf('reference'))
  reference = '';

  originator: PartyForm = { ...new PartyForm() };
  beneficiary: PartyForm = { ...new PartyForm() };

  @ValidateIf((form: SendForm) => canExpire(sendTermsOf(form)))
  @IsExpiry({ message: () => i18n.t('terms:expiryError') })
  override expiry = '3';
}

/** What a draft keeps of a form: all but the words of a confidential memo, which leave the browser sealed alone. */
export const keptOf = (form: SendForm): SendForm =>
  ({ ...form, memo: form.isConfidential ? '' : form.memo });

/** The terms of a transfer: those that are chosen, and those that follow from its type. */
export const sendTermsOf = (form: SendForm): TermsForm => ({
  ...form, zakatSplit: form.zakatSplit || form.type === 'zakat_split', escrow: form.escrow || form.type === 'escrow',
});
