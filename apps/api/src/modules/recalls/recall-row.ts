import { sql } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { secondPersonFor } from '../../platform/second-person.ts';
import { uetrOf } from '../../platform/uetr.ts';
import { zakatOf } from '../charges/public.ts';
import { actsFor } from '../lifecycle/public.ts';
import { REASON_WORDS, REFUSAL_WORDS, type RecallSide } from './recall-words.ts';
import type { RecallDto } from './recall.dto.ts';

/** Recalls with the payment of each, and what somebody is to it. */
export const recallsFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('recall as r')
  .innerJoin('transaction as t', 't.id', 'r.transaction_id')
  .innerJoin('wallet as f', 'f.id', 't.from_wallet_id')
  .innerJoin('wallet as p', 'p.id', 't.to_wallet_id')
  .innerJoin('app_user as asker', 'asker.id', 'r.requested_by')
  .leftJoin('app_user as answerer', 'answerer.id', 'r.answered_by')
  .selectAll('r')
  .select([
    't.uetr', 't.network', 't.currency', 't.amount_minor', 't.released_minor', 't.zakat_mode',
    'f.address as from_address', 'p.address as to_address', 'asker.name as asker_name',
    'answerer.name as answerer_name',
    sql<boolean>`coalesce(person_of(f.owner_id) = person_of(${actor.userId}::uuid), false)`.as('owns_payer'),
    sql<boolean>`coalesce(person_of(p.owner_id) = person_of(${actor.userId}::uuid), false)`.as('owns_payee'),
    sql<string | null>`conflict_of(${actor.userId}::uuid, r.requested_by, null)`.as('conflict'),
  ]);

type RecallRow = Awaited<ReturnType<ReturnType<typeof recallsFor>['execute']>>[number];

/** When a recall is looked at, and from which amount on one person is not enough. */
interface Moment { now: Date; secondPersonFromMinor: bigint }

const sidesOf = (actor: Actor, r: RecallRow): RecallSide[] => {
  const isFor = (ownerId: string, bankId: string): boolean =>
    actsFor(actor, { walletId: '', address: '', ownerId, bankId });
  return [
    ...(isFor(r.payer_id, r.payer_bank_id) ? ['asked' as const] : []),
    ...(isFor(r.payee_id, r.payee_bank_id) ? ['received' as const] : []),
  ];
};

const mayDecide = (actor: Actor, r: RecallRow, now: Date): boolean => r.state === 'open'
  && new Date(r.answer_by) > now && sidesOf(actor, r).includes('received') && (r.owns_payee || r.conflict === null);

const mayReturn = (r: RecallRow, secondPersonFromMinor: bigint): boolean => secondPersonFor('return', {
  isOwner: r.owns_payee, isGainer: r.owns_payer, reachesLimit: BigInt(r.amount_minor) >= secondPersonFromMinor,
}) === null;

const paidMinor = (r: RecallRow): bigint => BigInt(r.released_minor) || BigInt(r.amount_minor);

const payeeReturnsMinor = (r: RecallRow): bigint =>
  paidMinor(r) - (r.zakat_mode === 'from_amount' ? zakatOf(paidMinor(r)) : 0n);

/** A recall as it is told to somebody. */
export const toRecallDto = (actor: Actor, r: RecallRow, { now, secondPersonFromMinor }: Moment): RecallDto => ({
  id: r.id,
  transactionId: toTransactionId(r.transaction_id),
  uetr: uetrOf(r.transaction_id, r.uetr),
  network: r.network,
  amount: formatMinor(paidMinor(r)),
  payeeReturns: formatMinor(payeeReturnsMinor(r)),
  currency: r.currency,
  fromAddress: r.from_address,
  toAddress: r.to_address,
  state: r.state,
  reason: r.reason,
  reasonText: REASON_WORDS[r.reason],
  note: r.note,
  isShariah: r.is_shariah,
  requestedBy: r.asker_name,
  requestedAt: new Date(r.requested_at).toISOString(),
  answerBy: new Date(r.answer_by).toISOString(),
  refusal: r.refusal,
  refusalText: r.refusal && REFUSAL_WORDS[r.refusal],
  answerNote: r.answer_note,
  answeredBy: r.answerer_name,
  answeredAt: r.answered_at === null ? null : new Date(r.answered_at).toISOString(),
  reversal: r.reversal_id && toTransactionId(r.reversal_id),
  sides: sidesOf(actor, r),
  mayDecide: mayDecide(actor, r, now),
  mayAccept: mayDecide(actor, r, now) && mayReturn(r, secondPersonFromMinor),
});
