import type { AccountBook } from '../../ledger/account-book.ts';
import { dayOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../platform/money.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';

/**
 * The refusal of an amount that a wallet may not send, or null. What was sent counts for the day (UTC) it was sent on,
 * also while it is held. What goes back to the payer without having left the wallet counts no more; what a reversal
 * brings back had left, and counts.
 */
export const exceededLimit = (from: WalletParty, amountMinor: bigint, book: AccountBook, now: Date): Refusal | null => {
  const { id, currency, transactionLimitMinor, dailyLimitMinor } = from;
  const over = (limit: string, limitMinor: bigint, leftMinor: bigint): Refusal => new Refusal(422, 'LIMIT_EXCEEDED',
    `The wallet may send ${formatMinor(limitMinor)} ${currency} ${limit}; ${formatMinor(leftMinor)} is left.`,
    { limit: limit.replaceAll(' ', '_'), amount: formatMinor(limitMinor), left: formatMinor(leftMinor), currency });
  if (transactionLimitMinor !== null && amountMinor > transactionLimitMinor) {
    return over('per transaction', transactionLimitMinor, transactionLimitMinor);
  }
  const spentMinor = book.spentOn(id, dayOf(now));
  if (dailyLimitMinor === null || spentMinor + amountMinor <= dailyLimitMinor) return null;
  return over('per day', dailyLimitMinor, spentMinor < dailyLimitMinor ? dailyLimitMinor - spentMinor : 0n);
};
