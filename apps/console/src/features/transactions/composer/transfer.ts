import type { Currency, Network, SendTransactionDto, WalletDto } from '@connect/sdk';
import { normaliseAmount, toMinor } from '../../../parts/money/amount.ts';
import { fundsOf } from '../../../parts/funds/source-of-funds.ts';
import { areDetailsWhole, detailsOf } from '../../../parts/parties/payment-details.ts';
import { addressIn } from '../../../parts/payments/address.ts';
import { payersAmong } from '../../../parts/payments/payers.ts';
import { canExpire, expiryHoursOf, logicOf } from '../../../parts/terms/terms.ts';
import { SendForm, sendTermsOf } from './send.form.ts';

/** The currency a network carries: AED on the e-Dirham network, QAR on any other. */
export const currencyOf = (network: Network | ''): Currency =>
  network === 'uae_dirham' || network === '' ? 'AED' : 'QAR';

/** A transfer as it stands in the form: the words of a confidential memo are still to be sealed. */
export interface Transfer extends SendTransactionDto {
  confidentialMemo?: string;
}

/** The transfer a form describes, or null while something of it is missing. */
export function transferOf(form: SendForm): Transfer | null {
  const { type, network, fromAddress } = form;
  const toAddress = addressIn(form.toAddress).trim();
  const amount = normaliseAmount(form.amount);
  if (!type || !network || !fromAddress || !toAddress || amount === null || toMinor(amount) === 0n) return null;
  if (!areDetailsWhole(form)) return null;
  const terms = sendTermsOf(form);
  if (canExpire(terms) && expiryHoursOf(terms) === null) return null;
  const programmableLogic = logicOf(terms);
  const memo = form.memo.normalize('NFC').trim();
  return {
    type, network, fromAddress, toAddress, amount,
    currency: currencyOf(network),
    ...(memo && (form.isConfidential ? { confidentialMemo: memo } : { memo })),
    ...(programmableLogic && { programmableLogic }),
    ...fundsOf(form),
    ...detailsOf(form),
  };
}

/** The wallets one can pay from on a network, the fullest first; a frozen one pays nobody. */
export const payersOn = (network: Network | '', wallets: readonly WalletDto[]): WalletDto[] =>
  payersAmong(wallets.filter((wallet) => wallet.network === network));

/** A fresh form that pays from one's fullest wallet. */
export function startSendForm(wallets: readonly WalletDto[]): SendForm {
  const form = new SendForm();
  return Object.assign(form, { fromAddress: payersOn(form.network, wallets)[0]?.address ?? '' });
}
