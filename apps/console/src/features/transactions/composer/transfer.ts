import type { Currency, Network, SendTransactionDto, WalletDto } from '@connect/sdk';
import { normaliseAmount, toMinor } from '../../../ui/amount.ts';
import { SendForm } from './send.form.ts';
import { canExpire, expiryHoursOf, programmableLogicOf } from './terms.ts';

/** The currency a network carries: AED on the e-Dirham network, QAR on any other. */
export const currencyOf = (network: Network | ''): Currency =>
  network === 'uae_dirham' || network === '' ? 'AED' : 'QAR';

/** The transfer a form describes, or null while something of it is missing. */
export function transferOf(form: SendForm): SendTransactionDto | null {
  const { type, network, fromAddress } = form;
  const toAddress = form.toAddress.trim();
  const amount = normaliseAmount(form.amount);
  if (!type || !network || !fromAddress || !toAddress || amount === null || toMinor(amount) === 0n) return null;
  if (canExpire(form) && expiryHoursOf(form) === null) return null;
  const programmableLogic = programmableLogicOf(form);
  const memo = form.memo.normalize('NFC').trim();
  const sourceOfFunds = form.sourceOfFunds.trim();
  return {
    type, network, fromAddress, toAddress, amount,
    currency: currencyOf(network),
    ...(memo && { memo }),
    ...(programmableLogic && { programmableLogic }),
    ...(sourceOfFunds && { sourceOfFunds }),
  };
}

/** The wallets one can pay from on a network, the fullest first; a frozen one pays nobody. */
export const payersOn = (network: Network | '', wallets: readonly WalletDto[]): WalletDto[] =>
  wallets
    .filter((wallet) => wallet.network === network && !wallet.isFrozen)
    .sort((a, b) => Number(toMinor(b.available) - toMinor(a.available)));

/** A fresh form that pays from one's fullest wallet. */
export function startForm(wallets: readonly WalletDto[]): SendForm {
  const form = new SendForm();
  return Object.assign(form, { fromAddress: payersOn(form.network, wallets)[0]?.address ?? '' });
}
