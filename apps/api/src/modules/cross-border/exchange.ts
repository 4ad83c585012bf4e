import type { AccountBook, BalanceChange } from '../../ledger/account-book.ts';
import type { Posting } from '../../ledger/posting.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { currencyOf, formatMinor } from '../../platform/money.ts';
import type { Verdict } from '../compliance/public.ts';
import { isVisibleWallet, type WalletParty } from '../wallets/wallet-directory.service.ts';
import type { CrossBorderResultDto } from './cross-border.dto.ts';
import { legsOf, type Quote } from './quote.ts';

/** The accounts of the two networks that an exchange passes through. */
export interface ExchangeAccounts {
  settlementHere: string;
  settlementThere: string;
  issuerThere: string;
  feesHere: string;
}

/** A transfer between the networks on an open book of accounts. */
export interface Exchange {
  quote: Quote;
  from: WalletParty;
  to: WalletParty;
  accounts: ExchangeAccounts;
  book: AccountBook;
}

/** What its sender is told of a transfer; a rehearsal has no name. */
export const resultOf = (
  actor: Actor, exchange: Exchange, id: string | null, verdict: Verdict, postings: Posting[], changes: BalanceChange[],
): Omit<CrossBorderResultDto, 'payeeCheck' | 'uetr'> => {
  const { quote, from, to, accounts } = exchange;
  const names = new Map([
    [from.id, from.address], [to.id, to.address], [accounts.settlementHere, 'settlement'],
    [accounts.settlementThere, 'settlement'], [accounts.issuerThere, 'issuer'], [accounts.feesHere, 'fees'],
  ]);
  const isThere = ({ fromAccountId }: Posting): boolean =>
    fromAccountId === accounts.issuerThere || fromAccountId === accounts.settlementThere;
  return {
    transactionId: id === null ? null : toTransactionId(id),
    status: 'completed',
    sent: formatMinor(quote.sendMinor),
    received: formatMinor(quote.receiveMinor),
    fee: formatMinor(quote.feeMinor),
    legs: legsOf(quote),
    verdict,
    postings: postings.map((posting) => ({
      from: names.get(posting.fromAccountId) ?? '',
      to: names.get(posting.toAccountId) ?? '',
      amount: formatMinor(posting.amountMinor),
      currency: currencyOf(isThere(posting) ? quote.toNetwork : quote.fromNetwork),
      purpose: posting.purpose,
    })),
    // The balance of somebody else's wallet is not the sender's to read.
    balances: [from, to].filter((wallet) => isVisibleWallet(actor, wallet)).flatMap(({ id: walletId, address }) =>
      changes.filter(({ accountId }) => accountId === walletId).map(({ beforeMinor, afterMinor }) =>
        ({ address, before: formatMinor(beforeMinor), after: formatMinor(afterMinor) }))),
  };
};
