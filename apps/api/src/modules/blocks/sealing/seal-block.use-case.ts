import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { ConfirmationTime } from '../../../platform/confirmation-time.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { planByIndex, type Tx } from '../../../platform/database/sql.ts';
import {
  boolean, byteaArray, run, runForOne, statement, text, TRY_LOCK, xid8,
} from '../../../platform/database/statement.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { SigningKeys } from '../../keys/signing-keys.service.ts';
import { BLOCK_COLUMNS, BLOCK_SHAPE, headerOf, toCheckpoint, type BlockRow } from '../block-row.ts';
import { rootOver } from '../proofs/merkle.ts';
import { EVENT_COLUMNS, EVENT_SHAPE, type EventRow } from '../sealed-event.ts';
import { BlockWriter, type LastBlock } from './block-writer.service.ts';
import { KeptHead, lostHeadMessage } from './kept-head.service.ts';

const MAX_LEAVES = 20_000;

const LAST_BLOCK = statement(
  `select ${BLOCK_COLUMNS}, frontier, horizon from block order by height desc limit 1`,
  { ...BLOCK_SHAPE, frontier: byteaArray, horizon: xid8 });

// An event is unsettled while an older database transaction may still place one before it.
const UNSEALED = statement(`
      select e.*, u.xid::text, pg_snapshot_xmin(s)::text as xmin,
             u.xid >= pg_snapshot_xmin(s) and u.xid < pg_snapshot_xmax(s) as is_unsettled
      from (select * from unsealed_event_ids() order by id limit ${String(MAX_LEAVES)}) u
      cross join pg_current_snapshot() s
      cross join lateral (select ${EVENT_COLUMNS} from audit_event e where e.id = u.id offset 0) e
      order by u.id`,
{ ...EVENT_SHAPE, xid: text, xmin: text, is_unsettled: boolean });

type UnsealedRow = NonNullable<(typeof UNSEALED)['row']>;

/**
 * Closes the next block over the events that are settled. Several processes may try; one seals, the others pass.
 *
 * An event is settled when its database transaction ended and no transaction older than it still runs (its xid is below
 * the snapshot's xmin), and when no visible event with a smaller id is still unsettled. So nothing slips in behind a
 * sealed event, and events of one wallet are sealed in the order in which they happened.
 */
@Injectable()
export class SealBlock {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly confirmation: ConfirmationTime,
    private readonly keys: SigningKeys,
    private readonly writer: BlockWriter,
    private readonly kept: KeptHead,
  ) {}

  /** Seals at most one block; answers how many events it holds. Nothing is sealed onto a log that lost its head. */
  async execute(): Promise<number> {
    const sealed = await this.writer.inTurn(() => this.sealNext());
    if (!sealed) return 0;
    await this.kept.keep(toCheckpoint(sealed.block));
    return sealed.events;
  }

  private sealNext(): Promise<{ events: number; block: BlockRow } | null> {
    return this.unitOfWork.commit(async (tx) => {
      const { locked } = await runForOne(tx, TRY_LOCK, [LOCKS.sealing]);
      const since = locked ? await this.keys.maySignSince(tx) : null;
      if (since === null) return null;
      await planByIndex(tx);
      const last = await this.lastBlock(tx);
      const { events, horizon } = await this.settledEvents(tx, last?.horizon ?? '0');
      const [oldest] = events;
      if (!oldest) return null;
      const lost = await this.kept.lost(tx);
      if (lost) {
        throw new Error(`${lostHeadMessage(lost)} Nothing is sealed on top of it. Whoever restored an earlier state on `
          + `purpose moves ${this.kept.file} away.`);
      }
      if (last && !isAsSealed(last)) {
        throw new Error(`Block ${last.height} is not as it was sealed, so nothing is sealed on top of it.`);
      }
      const now = this.clock.now();
      const block = await this.writer.write(
        tx, last, { events, horizon, sealedAt: latestOf(now, since, last?.sealed_at) });
      this.confirmation.observe(now.getTime() - new Date(oldest.created_at).getTime());
      return { events: events.length, block };
    });
  }

  private async lastBlock(tx: Tx): Promise<LastBlock | null> {
    const [last] = await run(tx, LAST_BLOCK);
    return last ?? null;
  }

  private async settledEvents(tx: Tx, lastHorizon: string): Promise<{ events: EventRow[]; horizon: string }> {
    const found = (await run(tx, UNSEALED)).map((event) => ({ ...event, record_hash: null }));
    const cut = found.findIndex((event) => event.is_unsettled);
    const events = cut === -1 ? found : found.slice(0, cut);
    return { events, horizon: horizonAfter(found, events, lastHorizon) };
  }
}

// What the next root and hash are computed from would spoil the log for good if it was changed.
const isAsSealed = (last: LastBlock): boolean =>
  rootOver(last.frontier).equals(last.root) && hash('sha256', headerOf(last), 'buffer').equals(last.hash);

// The clock of whoever put the key in use, or sealed the last block, may be ahead of this one, and a clock may step
// back. Nothing is sealed before the key's time, and no block bears an earlier time than the one it follows.
const latestOf = (now: Date, keyInUseSince: Date, lastSealedAt: Date | string = keyInUseSince): Date =>
  new Date(Math.max(...[now, keyInUseSince, lastSealedAt].map((moment) => new Date(moment).getTime())));

// Below the smallest transaction id that is left over, everything is sealed; a full page may hide smaller ones.
const horizonAfter = (found: Pick<UnsealedRow, 'xid' | 'xmin'>[], sealed: EventRow[], lastHorizon: string): string => {
  const [first] = found;
  if (!first || found.length === MAX_LEAVES) return lastHorizon;
  const left = found.slice(sealed.length).map((event) => BigInt(event.xid));
  return left.reduce((least, xid) => (xid < least ? xid : least), BigInt(first.xmin)).toString();
};
