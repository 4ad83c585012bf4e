import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import type { ZakatMode } from '../charges/public.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import { paymentActionsFor, type Payment } from '../lifecycle/public.ts';
import { actsForWallet, type TransactionStatus, type TransactionSubStatus } from '../transactions/public.ts';
import {
  BATCH_ACTIONS, type BatchAction, type BatchDto, type BatchLifeDto, type BatchStandingDto, type BatchState,
  type ListBatchesQuery,
} from './batch-life.dto.ts';
import type { BatchFailure } from './batch-register.service.ts';
import { totalsOf, type Asked } from './batch-totals.ts';
import { NOT_MADE } from './refused-row.ts';

interface BatchRow {
  id: string;
  state: BatchState;
  is_atomic: boolean;
  network: Network;
  currency: Currency;
  address: string;
  memo: string | null;
  maker: string;
  maker_id: string;
  zakat_mode: ZakatMode | null;
  quorum: number | null;
  is_escrow: boolean;
  expires_in_hours: number | null;
  item_count: number;
  total_minor: string;
  processed: number;
  completed: number;
  pending: number;
  refused: number;
  mends_id: string | null;
  first_failure: BatchFailure | null;
  created_at: Date;
  ended_at: Date | null;
}

interface StandingRow {
  status: TransactionStatus;
  sub_status: TransactionSubStatus | null;
  count: number;
  amount_minor: string;
  fee_minor: string;
  zakat_minor: string;
  released_minor: string;
  /** One payment of them. */
  example_id: string;
}

const BATCH = `
  select b.*, w.address, w.network, a.currency, u.name as maker
  from batch b
  join wallet w on w.id = b.wallet_id
  join account a on a.id = w.id
  join app_user u on u.id = b.maker_id
  where ${actsForWallet('w')}`;

const ORDERS: ListOrders<'total'> = {
  recorded: 'b.ordinal',
  cursor: '$4::uuid',
  keys: { total: 'b.total_minor' },
  last: `from batch b join wallet w on w.id = b.wallet_id where b.id = $4 and ${actsForWallet('w')}`,
};

/** Reads batches that are paid from wallets that the caller may see. */
@Injectable()
export class BatchesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly editor: PaymentEditor,
    private readonly compliance: ComplianceService,
  ) {}

  /** Lists batches, the newest first unless another order is asked for. */
  async list(actor: Actor, { q, state, from, to, sort, limit, before }: ListBatchesQuery): Promise<BatchDto[]> {
    const page = inOrder(ORDERS, sort);
    const found = await rows<BatchRow>(this.em.fork(), `
      ${BATCH} and ${page.beyond}
        and ($6::text is null or b.memo ilike $6 or w.address ilike $6 or u.name ilike $6)
        and ($7::text is null or b.state = $7) and ($8::timestamptz is null or b.created_at >= $8)
        and ($9::timestamptz is null or b.created_at < $9)
      order by ${page.by} limit $5`, [
      actor.role, actor.userId, actor.bankId, before ?? null, limit,
      q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`, state ?? null, from ?? null, to ?? null,
    ]);
    return found.map((batch) => this.toDto(actor, batch));
  }

  /** One batch with where its payments stand, and what the caller may do. */
  async get(actor: Actor, id: string): Promise<BatchLifeDto> {
    const em = this.em.fork();
    const batch = await this.visible(em, actor, id);
    const standings = await this.standingRows(em, id);
    const mending = await tables(em).selectFrom('batch').select('id').where('mends_id', '=', id).orderBy('ordinal')
      .execute();
    const examples = await this.editor.findAll(em, actor, standings.map((standing) => standing.example_id));
    return {
      ...this.toDto(actor, batch), standings: standings.map(toStanding), actions: actionsOn(actor, batch, examples),
      totals: totalsOf(await this.askedOf(em, batch), standings), mendedBy: mending.map((later) => later.id),
    };
  }

  /** Refuses to mend a batch that the caller may not see. */
  async refuseUnlessVisible(actor: Actor, id: string): Promise<void> {
    await this.visible(this.em.fork(), actor, id);
  }

  /** A batch that the caller may see; 404 otherwise. */
  async visible(tx: Tx, actor: Actor, id: string): Promise<BatchRow> {
    const [batch] = isId(id)
      ? await rows<BatchRow>(tx, `${BATCH} and b.id = $4`, [actor.role, actor.userId, actor.bankId, id]) : [];
    if (!batch) throw notFound('batch');
    return batch;
  }

  /** Batches that the caller may see, in the order of their ids; 404 where one of them is not among these. */
  async allVisible(tx: Tx, actor: Actor, ids: readonly string[]): Promise<BatchRow[]> {
    const found = await rows<BatchRow>(tx, `${BATCH} and b.id = any($4::uuid[])`,
      [actor.role, actor.userId, actor.bankId, column([...ids])]);
    if (found.length < ids.length) throw notFound('batch');
    const byId = new Map(found.map((batch) => [batch.id, batch]));
    return ids.map((id) => byId.get(id) as BatchRow);
  }

  /** The payments of a batch that still wait, in the order they were sent. */
  async waiting(tx: Tx, actor: Actor, id: string): Promise<Payment[]> {
    const found = await rows<{ id: string }>(tx,
      `select id from transaction where batch_id = $1 and status = 'pending'`, [id]);
    return this.editor.findAll(tx, actor, found.map((payment) => payment.id));
  }

  /** How many payments of a batch stand where. */
  async standings(tx: Tx, id: string): Promise<BatchStandingDto[]> {
    return (await this.standingRows(tx, id)).map(toStanding);
  }

  /** What a batch asked for, with the rows that were refused before there was a payment. */
  private async askedOf(tx: Tx, { id, state, item_count: count, total_minor: total }: BatchRow): Promise<Asked> {
    const refused = await tables(tx).selectFrom('batch_refusal')
      .select([
        countAll().as('count'), sql<string>`coalesce(sum((sent->>'amount')::numeric * 100), 0)::bigint`.as('minor'),
      ])
      .where('batch_id', '=', id).where('transaction_id', 'is', null).where('code', '<>', NOT_MADE)
      .executeTakeFirstOrThrow();
    return {
      state, count, totalMinor: BigInt(total), refused: { count: refused.count, minor: BigInt(refused.minor) },
    };
  }

  private standingRows(tx: Tx, id: string): Promise<StandingRow[]> {
    return rows<StandingRow>(tx, `
      select status, sub_status, count(*)::int as count, sum(amount_minor) as amount_minor, sum(fee_minor) as fee_minor,
             sum(zakat_minor) as zakat_minor, sum(released_minor) as released_minor,
             (array_agg(id order by ordinal))[1] as example_id
      from transaction where batch_id = $1 group by status, sub_status order by status, sub_status`, [id]);
  }

  private toDto(actor: Actor, b: BatchRow): BatchDto {
    const failure = b.first_failure;
    return {
      id: b.id,
      state: b.state,
      atomic: b.is_atomic,
      network: b.network,
      currency: b.currency,
      fromAddress: b.address,
      memo: b.memo,
      initiatedBy: b.maker,
      initiatedById: b.maker_id,
      terms: {
        zakatMode: b.zakat_mode, quorum: b.quorum, escrow: b.is_escrow, expiresInHours: b.expires_in_hours,
      },
      count: b.item_count,
      total: formatMinor(BigInt(b.total_minor)),
      mends: b.mends_id,
      processed: b.processed,
      completed: b.completed,
      pending: b.pending,
      refused: b.refused,
      firstFailure: failure && {
        ...failure, verdict: failure.verdict && this.compliance.discloseTo(actor, failure.verdict),
      },
      createdAt: new Date(b.created_at).toISOString(),
      endedAt: b.ended_at === null ? null : new Date(b.ended_at).toISOString(),
    };
  }
}

/** Whether sending can still be stopped; one that is made whole or not at all cannot be stopped halfway. */
const canStop = ({ state, is_atomic: isAtomic }: BatchRow): boolean =>
  state === 'interrupted' || (state === 'running' && !isAtomic);

const actionsOn = (actor: Actor, batch: BatchRow, examples: readonly Payment[]): BatchAction[] => {
  const legal = new Set<string>(examples.flatMap((payment) => paymentActionsFor(actor, payment)));
  return BATCH_ACTIONS.filter((action) => legal.has(action) || (action === 'cancel' && canStop(batch)));
};

const toStanding = (standing: StandingRow): BatchStandingDto => ({
  status: standing.status,
  subStatus: standing.sub_status,
  count: standing.count,
  amount: formatMinor(BigInt(standing.amount_minor)),
  fees: formatMinor(BigInt(standing.fee_minor)),
  zakat: formatMinor(BigInt(standing.zakat_minor)),
  released: formatMinor(BigInt(standing.released_minor)),
});
