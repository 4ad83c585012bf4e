import { sql, type Expression, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { uetrOf } from '../../platform/uetr.ts';
import type { Rejecter, TransactionDto } from './transaction.dto.ts';
import { REJECTED_BY, actsFor } from './visibility.ts';

/** Transactions `t` with the wallets of payer and payee, `f` and `p`. */
export const transactionsIn = (tx: Tx) => tables(tx).selectFrom('transaction as t')
  .leftJoin('wallet as f', 'f.id', 't.from_wallet_id')
  .leftJoin('wallet as p', 'p.id', 't.to_wallet_id');

/** The rows of transactions as somebody may read them; which of them, is for the caller to say. */
export const transactionRows = (tx: Tx, actor: Actor, conditions: readonly Expression<SqlBool>[]) => transactionsIn(tx)
  .innerJoin('app_user as u', 'u.id', 't.initiated_by')
  .leftJoin('app_user as o', 'o.id', 'f.owner_id')
  .select((t) => [
    't.id', 't.type', 't.network', 't.currency', 't.amount_minor', 't.fee_minor', 't.status', 't.sub_status',
    't.compliance_score', 't.shariah_compliant', 't.memo', 't.purpose_code', 't.reference', 't.uetr',
    't.counterparty_name',
    't.counterparty_country', 't.created_at', 't.completed_at', 't.initiated_by', 't.expires_at', 't.quorum',
    't.batch_id', 't.ordinal', 'f.address as from_address', 'p.address as to_address', 'u.name as initiator',
    'o.name as payer_name',
    sql<Rejecter | null>`${sql.raw(REJECTED_BY)}`.as('rejected_by'),
    sql<boolean>`t.sealed_memo is not null`.as('is_memo_sealed'),
    // What the payer's programs keep with a payment is not the payee's to read.
    t.case().when(actsFor(actor, 'f')).then(t.ref('t.metadata')).end().as('metadata'),
    t.case().when('t.quorum', 'is', null).then(0).else(
      t.selectFrom('approval as a').select(countAll().as('approvals')).whereRef('a.transaction_id', '=', 't.id')
        .where('a.decision', '=', 'approve')).end().as('approvals'),
  ])
  .where((t) => t.and([...conditions]));

export type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactionRows>['execute']>>[number];

const isoOrNull = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

export const toTransactionDto = (t: TransactionRow): TransactionDto => ({
  id: t.id,
  transactionId: toTransactionId(t.id),
  uetr: uetrOf(t.id, t.uetr),
  type: t.type,
  network: t.network,
  amount: formatMinor(BigInt(t.amount_minor)),
  fee: formatMinor(BigInt(t.fee_minor)),
  currency: t.currency,
  status: t.status,
  subStatus: t.sub_status,
  rejectedBy: t.rejected_by,
  complianceScore: t.compliance_score,
  shariahCompliant: t.shariah_compliant,
  fromAddress: t.from_address,
  toAddress: t.to_address,
  payerName: t.payer_name,
  memo: t.memo,
  isMemoSealed: t.is_memo_sealed,
  purposeCode: t.purpose_code,
  reference: t.reference,
  counterpartyName: t.counterparty_name,
  counterpartyCountry: t.counterparty_country,
  metadata: t.metadata,
  createdAt: new Date(t.created_at).toISOString(),
  completedAt: isoOrNull(t.completed_at),
  initiatedBy: t.initiator,
  initiatedById: t.initiated_by,
  expiresAt: isoOrNull(t.expires_at),
  quorum: t.quorum,
  approvalsGiven: t.approvals,
  batchId: t.batch_id,
});
