import type { AccountBook } from '../../ledger/account-book.ts';
import { setAsideAmong } from '../../ledger/set-aside.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import type { Keyed } from '../../platform/idempotency.ts';
import { currencyOf, parseAmount } from '../../platform/money.ts';
import { feeOf, zakatOf } from '../charges/public.ts';
import { contractSource } from '../compliance/public.ts';
import type { SealedMemoDto } from '../memos/public.ts';
import { checkedAddress, isVisibleWallet, type WalletParty } from '../wallets/wallet-directory.service.ts';
import type { PlannedPayment } from './facts/payment-facts.ts';
import { termsOf, type PaymentTerms } from './terms.ts';
import { checkedDetails, type PaymentDetails } from './wire/payment-details.dto.ts';
import type { SendTransactionDto } from './wire/send-transaction.dto.ts';

/** A transfer whose parties exist, may act and share a network; not yet judged and not yet paid for. */
export interface TransferDraft {
  actor: Actor;
  from: WalletParty;
  to: WalletParty;
  amountMinor: bigint;
  feeMinor: bigint;
  memo: string | null;
  /** What is kept in the place of the memo, when the memo itself is only to be judged. */
  sealedMemo: SealedMemoDto | null;
  sourceOfFunds: string | null;
  sourceOfFundsText: string | null;
  /** What the payment says of itself and of its parties. */
  details: PaymentDetails;
  /** What the client told its payer would be set aside as zakat. */
  statedZakat: string | null;
  type: SendTransactionDto['type'] | 'contract' | 'zakat';
  /** Under which of the eight classes the payee of zakat is approved; null for every other payment. */
  zakatClass: string | null;
  /** What is given to charity with a payment of a contract that comes late. */
  lateDonationMinor: bigint;
  /** Whether it sets tainted income aside, or pays it to charity; two people have decided it. */
  isPurification: boolean;
  terms: PaymentTerms;
  batchId: string | null;
}

/** A request to send money, with who asks and under which key. */
export interface SendCommand extends Keyed {
  request: SendTransactionDto;
  /** The words of its sealed memo, for the judging alone. */
  openedMemo?: string;
  /** The batch it is sent with, if there is one. */
  batchId?: string;
  /** What makes it a payment of a contract, if it is one. */
  contract?: ContractLeg;
  /** What makes it a payment of zakat, to an approved recipient. */
  zakat?: ZakatLeg;
  /** Sets tainted income aside, or pays it to charity: without a fee, and on an account that is closed to all else. */
  purification?: true;
}

/** Makes a transfer a payment of zakat: to whom, by the class under which the payee is approved. */
export interface ZakatLeg {
  recipientClass: string;
}

/** Makes a transfer a payment of a contract: without a fee, and with a donation to charity when it is late. */
export interface ContractLeg {
  lateDonationMinor: bigint;
}

/** Turns a request into a draft, or refuses it with the reason a client can act on. */
export const draftTransfer = (
  { actor, request, openedMemo, batchId, contract, zakat, purification }: SendCommand,
  parties: ReadonlyMap<string, WalletParty>, now: Date,
): TransferDraft => {
  const from = partyAt('fromAddress', request, parties);
  const to = partyAt('toAddress', request, parties);
  // What a contract moves its parties have consented to; who takes the step need not be the payer.
  if (!from || !(contract || isVisibleWallet(actor, from)) || !to) throw notFound('wallet');
  refuseMismatch(request, from, to);
  const amountMinor = parseAmount(request.amount);
  if (amountMinor === null) {
    throw invalid([{ field: 'amount', code: 'NOT_AN_AMOUNT', message: 'amount must be a decimal string.' }]);
  }
  // What a contract holds it holds until one of its steps says otherwise.
  const terms = contract ? { ...termsOf(request, now), expiresAt: null } : termsOf(request, now);
  if (terms.zakatMode === 'from_amount' && zakatOf(amountMinor) >= amountMinor) {
    const message = 'amount is too small to set zakat aside from it.';
    throw new Refusal(422, 'AMOUNT_TOO_SMALL', message, [{ field: 'amount', message }]);
  }
  return {
    actor, from, to, amountMinor, feeMinor: contract || purification ? 0n : feeOf(amountMinor),
    isPurification: purification === true,
    type: contract ? 'contract' : zakat ? 'zakat' : request.type, zakatClass: zakat?.recipientClass ?? null,
    lateDonationMinor: contract?.lateDonationMinor ?? 0n, terms,
    batchId: batchId ?? null,
    memo: openedMemo ?? (request.memo === undefined || request.memo === '' ? null : request.memo),
    sealedMemo: request.sealedMemo ?? null,
    sourceOfFunds: contract ? contractSource : request.sourceOfFunds ?? null,
    sourceOfFundsText: request.sourceOfFundsText ?? null,
    details: checkedDetails(request, request.network),
    statedZakat: request.programmableLogic?.zakatAutoSplit?.zakatAmount ?? null,
  };
};

// The stored address carries the right checksum, so only a differently written one needs to be checked.
const partyAt = (
  field: 'fromAddress' | 'toAddress', request: SendTransactionDto, parties: ReadonlyMap<string, WalletParty>,
): WalletParty | undefined => {
  const party = parties.get(request[field].toLowerCase());
  if (party?.address !== request[field]) checkedAddress(field, request[field]);
  return party;
};

const refuseMismatch = (request: SendTransactionDto, from: WalletParty, to: WalletParty): void => {
  if (currencyOf(request.network) !== request.currency) {
    const message = `currency must be ${currencyOf(request.network)} on the network ${request.network}.`;
    throw new Refusal(400, 'CURRENCY_MISMATCH', message, [{ field: 'currency', message }]);
  }
  if (from.network !== request.network || to.network !== request.network) {
    const field = from.network === request.network ? 'toAddress' : 'fromAddress';
    const message = `${field} is not a wallet of the network ${request.network}.`;
    throw new Refusal(422, 'NETWORK_MISMATCH', message, [{ field, message }]);
  }
  if (from.id === to.id) {
    const message = 'toAddress must be another wallet than fromAddress.';
    throw new Refusal(422, 'SAME_WALLET', message, [{ field: 'toAddress', message }]);
  }
};

/** Why a transfer cannot be made between accounts as they stand; null when both take part. */
export const frozenIn = (book: AccountBook, { from, to, isPurification }: TransferDraft): Refusal | null => {
  const aside = isPurification ? null : setAsideAmong(book, [from.id, to.id]);
  if (aside) return aside;
  if (book.account(from.id).isFrozen) {
    return new Refusal(422, 'WALLET_FROZEN', 'The paying wallet is frozen, or its bank suspended.',
      { address: from.address });
  }
  if (book.account(to.id).isFrozen) {
    return new Refusal(422, 'WALLET_FROZEN', 'The receiving wallet cannot receive money now.', { address: to.address });
  }
  return null;
};

/** A drafted transfer as it is judged. */
export const plannedOf = (draft: TransferDraft): PlannedPayment => {
  const { type, actor, from, to, amountMinor, memo, sealedMemo, details, terms, statedZakat } = draft;
  return {
    type, actor, from, to, amountMinor, details, memo: sealedMemo === null ? memo : null,
    sourceOfFunds: draft.sourceOfFunds, sourceOfFundsText: draft.sourceOfFundsText,
    zakat: terms.zakatMode === null ? null : { mode: terms.zakatMode, statedAmount: statedZakat }, receiveMinor: null,
    zakatClass: draft.zakatClass,
  };
};
