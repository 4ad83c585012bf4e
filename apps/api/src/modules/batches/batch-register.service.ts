import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { column, row, rows, pipeline, type Tx } from '../../platform/database/sql.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../platform/money.ts';
import type { Verdict } from '../compliance/public.ts';
import type { PaymentTerms } from '../transfers/public.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';
import type { BatchState } from './batch-life.dto.ts';
import type { RefusedRow } from './refused-row.ts';

/** A batch as it is first written down. */
export interface BatchPlan {
  id: string;
  wallet: WalletParty;
  isAtomic: boolean;
  memo: string | null;
  terms: PaymentTerms;
  expiresInHours: number | null;
  count: number;
  totalMinor: bigint;
  /** The earlier batch whose refused rows these are, mended. */
  mendsId: string | null;
}

/** What payments of a batch came to when they were sent. */
export interface Tally {
  completed: number;
  pending: number;
  refused: number;
}

/** Why an all-or-nothing batch was not made. */
export interface BatchFailure {
  index: number;
  code: string;
  error: string;
  verdict: Verdict | null;
}

type Maker = AuditInput['actor'];

/** Whether payments of a batch may still be made. */
export const isOpen = (state: BatchState): boolean => state === 'running' || state === 'interrupted';

const NOBODY = { userId: null, role: null, requestId: 'batches', ipAddress: 'internal' } as const;
const IS_SILENT = `state = 'running' and beat_at < clock_timestamp() - interval '15 seconds'`;

// An advisory lock is handed on in the order it was asked for, which the lock of an updated row is not: who cancels a
// batch is next, however busy its sender.
const LOCK = `hashtextextended('batch ' || id, 0)`;

/** Keeps where each batch stands; whoever works on one holds its lock, so all processes agree. */
@Injectable()
export class BatchRegister {
  constructor(private readonly events: EventLog, private readonly clock: Clock) {}

  /** Writes a new batch down; 409 when its id is taken. */
  async open(tx: Tx, actor: Actor, plan: BatchPlan): Promise<void> {
    const { id, wallet, isAtomic, terms, count, totalMinor } = plan;
    const adding = rows(tx, `
      insert into batch (id, maker_id, wallet_id, is_atomic, memo, zakat_mode, quorum, is_escrow, expires_in_hours,
                         item_count, total_minor, created_at, mends_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (id) do nothing returning 1`, [
      id, actor.userId, wallet.id, isAtomic, plan.memo, terms.zakatMode, terms.quorum, terms.isEscrow,
      plan.expiresInHours, count, totalMinor, this.clock.now(), plan.mendsId,
    ]);
    const [added] = await pipeline([adding, this.recordState(tx, actor, 'running', id, {
      from: wallet.address, network: wallet.network, currency: wallet.currency, count, total: formatMinor(totalMinor),
      isAtomic, zakatMode: terms.zakatMode, quorum: terms.quorum, isEscrow: terms.isEscrow,
      ...(plan.mendsId === null ? {} : { mends: plan.mendsId }),
    })]);
    if (added.length === 0) {
      throw new Refusal(409, 'BATCH_EXISTS', 'There is a batch with this batchId already. Choose a new one.');
    }
  }

  /** Holds a batch for the next piece of work, alone until this transaction ends, and tells where it stands. */
  async hold(tx: Tx, id: string): Promise<BatchState> {
    // A second statement, because only a new snapshot sees what was committed while this one waited for the lock.
    const [, { state }] = await pipeline([
      rows(tx, `select pg_advisory_xact_lock(${LOCK}) from unnest(array[$1::uuid]) as id`, [id]),
      row<{ state: BatchState }>(tx, 'select state from batch where id = $1', [id]),
    ]);
    return state;
  }

  /** Lets the work on a held batch go on, and says so if it was interrupted; its state must be open. */
  async resume(tx: Tx, actor: Actor, id: string, state: BatchState): Promise<void> {
    if (state !== 'interrupted') return;
    await pipeline([
      rows(tx, `update batch set state = 'running', beat_at = clock_timestamp() where id = $1`, [id]),
      this.recordState(tx, actor, 'running', id, { previousState: state }),
    ]);
  }

  /** Counts payments that were just sent or refused; the last of them end the batch. */
  async count(tx: Tx, actor: Actor, id: string, { completed, pending, refused }: Tally): Promise<void> {
    const batch = await row<Tally & { state: BatchState }>(tx, `
      update batch set completed = completed + $2, pending = pending + $3, refused = refused + $4,
        processed = processed + $5, beat_at = clock_timestamp(),
        state = case when processed + $5 = item_count then 'done' else state end,
        ended_at = case when processed + $5 = item_count then $6::timestamptz end
      where id = $1 returning state, completed, pending, refused`,
      [id, completed, pending, refused, completed + pending + refused, this.clock.now()]);
    const { state, ...tally } = batch;
    if (state === 'done') await this.recordState(tx, actor, state, id, { ...tally });
  }

  /** Keeps refused rows for good, as they were sent; they are few, and most runs have none. */
  async keepRefusals(tx: Tx, id: string, refused: readonly RefusedRow[]): Promise<void> {
    if (refused.length === 0) return;
    await rows(tx, `
      insert into batch_refusal (batch_id, place, sent, code, error, field, facts, transaction_id)
      select $1, place, sent, code, error, field, facts, "transactionId"
      from json_to_recordset($2) as r (
        place integer, sent json, code text, error text, field text, facts json, "transactionId" uuid)`,
      [id, JSON.stringify(refused)]);
  }

  /** Ends an all-or-nothing batch that was not made, and keeps why. */
  async refuse(tx: Tx, actor: Actor, id: string, failure: BatchFailure): Promise<void> {
    await rows(tx, `update batch set state = 'refused', first_failure = $2, ended_at = $3 where id = $1`,
      [id, JSON.stringify(failure), this.clock.now()]);
    const { verdict, ...reason } = failure;
    const rules = verdict?.findings.map((finding) => finding.ruleId) ?? null;
    await this.recordState(tx, actor, 'refused', id, { ...reason, rules });
  }

  /** Stops a batch before its next piece of work; false when there is none to come. One that is made whole or not at
   * all is in one piece. */
  async stop(tx: Tx, actor: Actor, id: string): Promise<boolean> {
    await this.hold(tx, id);
    const stopped = await rows(tx, `
      update batch set state = 'cancelled', ended_at = $2
      where id = $1 and (state = 'interrupted' or (state = 'running' and not is_atomic)) returning 1`,
      [id, this.clock.now()]);
    if (stopped.length > 0) await this.recordState(tx, actor, 'cancelled', id, {});
    return stopped.length > 0;
  }

  /** Marks batches whose senders have stopped: nobody holds their locks, nor has for a while. */
  async markInterrupted(tx: Tx): Promise<number> {
    const silent = await rows<{ id: string }>(tx, `select id from batch where ${IS_SILENT}`);
    if (silent.length === 0) return 0;
    const held = await rows<{ id: string }>(tx, `
      select id from unnest($1::uuid[]) as id where pg_try_advisory_xact_lock(${LOCK})`,
      [column(silent.map(({ id }) => id))]);
    // Once its lock is held a batch is looked at again: its sender may have been at work until a moment ago.
    const found = await rows<{ id: string }>(tx, `
      update batch set state = 'interrupted' where id = any($1::uuid[]) and ${IS_SILENT} returning id`,
      [column(held.map(({ id }) => id))]);
    for (const { id } of found) await this.recordState(tx, NOBODY, 'interrupted', id, {});
    return found.length;
  }

  private async recordState(tx: Tx, maker: Maker, state: BatchState, id: string, details: object): Promise<void> {
    await this.events.record(tx, [{
      action: `batch_${state}`, type: `batch.${state}`, resource: 'batch', resourceId: id, actor: maker,
      severity: state === 'refused' || state === 'interrupted' ? 'warning' : 'info', details: { ...details, state },
    }]);
  }
}
