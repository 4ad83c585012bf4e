import type { AccountBook, BalanceChange } from '../../ledger/account-book.ts';
import type { Posting } from '../../ledger/posting.ts';
import { dayOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Outcome } from '../../platform/idempotency.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import type { PayeeCheck } from '../beneficiaries/public.ts';
import { releasePostings, requiredMinorOf, type Movement } from '../charges/public.ts';
import type { PaymentFacts, Verdict } from '../compliance/public.ts';
import type { PostingDto, TransactionStatus, TransactionSubStatus } from '../transactions/public.ts';
import type { Agency } from '../wallets/public.ts';
import { isVisibleWallet, type WalletParty } from '../wallets/wallet-directory.service.ts';
import { payeeCheckIn } from './facts/stated-parties.ts';
import { exceededLimit } from './limit.ts';
import { stageAfter, withApproval } from './terms.ts';
import type { TransactionRecord } from './transaction-log.service.ts';
import type { TransferDraft } from './transfer-draft.ts';
import type { BalanceChangeDto, SendResultDto } from './wire/send-result.dto.ts';

/** What became of one transfer: the answer to its sender, and the record to keep unless nothing happened. */
export interface Settlement {
  answer: SendResultDto | Refusal;
  record: TransactionRecord | null;
  /** How the payee's name agreed, where the payment was judged and refused. */
  payeeCheck?: PayeeCheck | null;
}

/** A settlement as it is answered and kept, under the id of the request that asked for it. */
export const outcomeOf = ({ answer }: Settlement, requestId: string): Outcome => (answer instanceof Refusal
  ? { status: answer.status, body: JSON.stringify(answer.toBody(requestId)) }
  : { status: 201, body: JSON.stringify(answer) });

/** The accounts of a payment's network that take part in it. */
export interface NetworkAccounts {
  feeAccountId: string;
  zakatAccountId: string;
  charityAccountId: string;
}

export interface JudgedTransfer extends NetworkAccounts {
  draft: TransferDraft;
  book: AccountBook;
  agency: Agency;
  now: Date;
  judged: { facts: PaymentFacts; verdict: Verdict };
  /** The part of the verdict that the sender may read. */
  disclosed: Verdict;
  /** When the sender may expect it in a sealed block. */
  confirmationSeconds: number;
  /** A rehearsal gives no transaction a name, because none will exist. */
  isRehearsal: boolean;
}

/** A transfer under its terms: one that its sender may not make alone waits for an officer. */
export const settle = (transfer: JudgedTransfer): Settlement => {
  const { draft, agency, book, now } = transfer;
  const todayMinor = book.spentOn(draft.from.id, dayOf(now)) + draft.amountMinor;
  // What a contract moves its parties have consented to, and what is purified two people have decided.
  return draft.type === 'contract' || draft.isPurification || agency.secondPersonFor('pay', { ...draft,
    todayMinor }) === null
    ? follow(transfer) : follow({ ...transfer, draft: { ...draft, terms: withApproval(draft.terms, now) } });
};

/**
 * Follows the verdict: a blocked transfer is recorded as rejected; one that must wait (for a review, for approvals, in
 * escrow) holds its money; the rest is paid. Without the money nothing is recorded.
 */
const follow = (transfer: JudgedTransfer): Settlement => {
  const { draft, book, judged: { verdict } } = transfer;
  const id = newId();
  if (verdict.action === 'block') return reject(transfer, id);
  const exceeded = exceededLimit(draft.from, draft.amountMinor, book, transfer.now);
  if (exceeded) return { answer: exceeded, record: null };
  const movement = movementOf(transfer);
  const requiredMinor = requiredMinorOf(movement);
  if (!book.canPay(draft.from.id, requiredMinor)) return insufficient(transfer, requiredMinor);
  const postings = releasePostings(movement, 0n, draft.amountMinor);
  book.countSpending(draft.from.id, dayOf(transfer.now), draft.amountMinor);
  const stage = verdict.action === 'review' ? 'in_review' : stageAfter(draft.terms, 'verdict');
  if (stage !== null) {
    book.hold({ transactionId: id, accountId: draft.from.id, amountMinor: requiredMinor });
    return accept(transfer, id, { status: 'pending', subStatus: stage, postings, balances: [] });
  }
  return accept(transfer, id, { status: 'completed', subStatus: null, postings, balances: book.apply(id, postings) });
};

const movementOf = ({ draft, feeAccountId, zakatAccountId, charityAccountId }: JudgedTransfer): Movement => ({
  fromAccountId: draft.from.id, toAccountId: draft.to.id, feeAccountId, zakatAccountId,
  amountMinor: draft.amountMinor, feeMinor: draft.feeMinor, zakatMode: draft.terms.zakatMode,
  lateDonation: { charityAccountId, amountMinor: draft.lateDonationMinor }, isPurification: draft.isPurification,
});

const nameOf = ({ isRehearsal }: JudgedTransfer, id: string): string | null =>
  isRehearsal ? null : toTransactionId(id);

const uetrIn = ({ isRehearsal, draft }: JudgedTransfer, id: string): string | null =>
  isRehearsal ? null : uetrOf(id, draft.details.uetr);

interface Accepted {
  status: TransactionStatus;
  subStatus: TransactionSubStatus | null;
  postings: Posting[];
  balances: BalanceChange[];
}

const accept = (transfer: JudgedTransfer, id: string, accepted: Accepted): Settlement => {
  const { draft, disclosed } = transfer;
  const answer: SendResultDto = {
    transaction_id: nameOf(transfer, id),
    uetr: uetrIn(transfer, id),
    status: accepted.status,
    sub_status: accepted.subStatus,
    payeeCheck: payeeCheckIn(transfer.judged.facts, draft.to),
    compliance_score: disclosed.score,
    estimated_confirmation_time: transfer.confirmationSeconds,
    network_fees: formatMinor(draft.feeMinor),
    shariah_compliant: disclosed.shariahCompliant,
    verdict: disclosed,
    postings: accepted.postings.map((posting) => toPostingDto(transfer, posting)),
    balances: balancesFor(draft, accepted.balances),
  };
  return { answer, record: recordOf(transfer, id, accepted.status, accepted.subStatus) };
};

const toPostingDto = (transfer: JudgedTransfer, posting: Posting): PostingDto => ({
  from: transfer.draft.from.address,
  to: recipientOf(transfer, posting),
  amount: formatMinor(posting.amountMinor),
  currency: transfer.draft.from.currency,
  purpose: posting.purpose,
});

const recipientOf = (
  { draft, feeAccountId, charityAccountId }: JudgedTransfer, { toAccountId }: Posting,
): PostingDto['to'] => {
  if (toAccountId === draft.to.id) return draft.to.address;
  if (toAccountId === feeAccountId) return 'fees';
  return toAccountId === charityAccountId ? 'charity' : 'zakat';
};

// The balance of somebody else's wallet is not the sender's to read.
const balancesFor = (draft: TransferDraft, changes: BalanceChange[]): BalanceChangeDto[] => {
  const seen = (wallet: WalletParty): BalanceChangeDto[] => changes
    .filter((change) => change.accountId === wallet.id && isVisibleWallet(draft.actor, wallet))
    .map((c) => ({ address: wallet.address, before: formatMinor(c.beforeMinor), after: formatMinor(c.afterMinor) }));
  return [...seen(draft.from), ...seen(draft.to)];
};

const reject = (transfer: JudgedTransfer, id: string): Settlement => {
  const refusal = new Refusal(422, 'COMPLIANCE_REJECTED',
    'The transaction was refused because it does not comply. The findings say which rule objects and what to do.',
    { transactionId: nameOf(transfer, id), uetr: uetrIn(transfer, id), verdict: transfer.disclosed });
  return {
    answer: refusal, record: recordOf(transfer, id, 'rejected', null),
    payeeCheck: payeeCheckIn(transfer.judged.facts, transfer.draft.to),
  };
};

const insufficient = ({ draft, book }: JudgedTransfer, requiredMinor: bigint): Settlement => {
  const { postedMinor, heldMinor } = book.account(draft.from.id);
  const available = formatMinor(postedMinor - heldMinor);
  const required = formatMinor(requiredMinor);
  const refusal = new Refusal(422, 'INSUFFICIENT_FUNDS',
    `The wallet has ${available} ${draft.from.currency} available; the amount and its fee need ${required}.`,
    { available, required, fee: formatMinor(draft.feeMinor), currency: draft.from.currency });
  return { answer: refusal, record: null };
};

const recordOf = (
  { draft, judged, now }: JudgedTransfer, id: string, status: TransactionStatus, subStatus: TransactionSubStatus | null,
): TransactionRecord => ({
  id, status, subStatus, judged,
  type: draft.type,
  network: draft.from.network,
  terms: draft.terms,
  batchId: draft.batchId,
  details: draft.details,
  amountMinor: draft.amountMinor,
  feeMinor: draft.feeMinor,
  from: draft.from,
  to: draft.to,
  memo: draft.sealedMemo === null ? draft.memo : null,
  sealedMemo: draft.sealedMemo,
  actor: draft.actor,
  createdAt: now,
});
