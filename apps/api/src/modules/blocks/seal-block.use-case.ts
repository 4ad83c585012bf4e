import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { ConfirmationTime } from '../../platform/confirmation-time.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { column, planByIndex, row, rows, type Tx } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { MerkleFrontier, leafHash, rootOver, type KeptNode } from './merkle.ts';
import { BLOCK_COLUMNS, headerOf, toCheckpoint, type BlockRow } from './block-row.ts';
import { KeptHead, lostHeadMessage } from './kept-head.service.ts';
import { RecordsQueries } from './records.queries.ts';
import { canonicalEvent, EVENT_COLUMNS, type EventRow } from './sealed-event.ts';

const MAX_LEAVES = 20_000;
const NO_BLOCK = Buffer.alloc(32);

/** The newest block, with what the next one goes on from. */
interface LastBlock extends BlockRow {
  frontier: Buffer[];
  horizon: string;
}

/** What the next block is sealed over, and when. */
interface NextBlock {
  events: EventRow[];
  horizon: string;
  sealedAt: Date;
}

interface UnsealedRow extends EventRow {
  xid: string;
  xmin: string;
  /** Whether an older database transaction may still place an event before it. */
  is_unsettled: boolean;
}

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
    private readonly records: RecordsQueries,
    private readonly kept: KeptHead,
  ) {}

  /** Seals at most one block; answers how many events it holds. Nothing is sealed onto a log that lost its head. */
  async execute(): Promise<number> {
    const sealed = await this.sealNext();
    if (!sealed) return 0;
    await this.kept.keep(toCheckpoint(sealed.block));
    return sealed.events;
  }

  private sealNext(): Promise<{ events: number; block: BlockRow } | null> {
    return this.unitOfWork.commit(async (tx) => {
      const { locked } = await row<{ locked: boolean }>(
        tx, 'select pg_try_advisory_xact_lock($1) as locked', [LOCKS.sealing]);
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
      const digests = await this.records.digestsOf(tx, events);
      events.forEach((event, n) => { event.record_hash = digests[n] ?? null; });
      const now = this.clock.now();
      const block = await this.seal(tx, last, { events, horizon, sealedAt: latestOf(now, since, last?.sealed_at) });
      this.confirmation.observe(now.getTime() - new Date(oldest.created_at).getTime());
      return { events: events.length, block };
    });
  }

  private async lastBlock(tx: Tx): Promise<LastBlock | null> {
    const [last] = await rows<LastBlock>(tx,
      `select ${BLOCK_COLUMNS}, frontier, horizon from block order by height desc limit 1`);
    return last ?? null;
  }

  private async settledEvents(tx: Tx, lastHorizon: string): Promise<{ events: EventRow[]; horizon: string }> {
    const found = await rows<UnsealedRow>(tx, `
      select e.*, u.xid::text, pg_snapshot_xmin(s)::text as xmin,
             u.xid >= pg_snapshot_xmin(s) and u.xid < pg_snapshot_xmax(s) as is_unsettled
      from (select * from unsealed_event_ids() order by id limit ${String(MAX_LEAVES)}) u
      cross join pg_current_snapshot() s
      cross join lateral (select ${EVENT_COLUMNS} from audit_event e where e.id = u.id offset 0) e
      order by u.id`);
    const cut = found.findIndex((event) => event.is_unsettled);
    const events = cut === -1 ? found : found.slice(0, cut);
    return { events, horizon: horizonAfter(found, events, lastHorizon) };
  }

  private async seal(tx: Tx, last: LastBlock | null, { events, horizon, sealedAt }: NextBlock): Promise<BlockRow> {
    const firstLeaf = BigInt(last?.tree_size ?? 0);
    const frontier = new MerkleFrontier(firstLeaf, last ? [...last.frontier] : []);
    const leaves = events.map((event) => leafHash(canonicalEvent(event)));
    for (const leaf of leaves) frontier.append(leaf);
    const height = BigInt(last?.height ?? 0) + 1n;
    const unsigned = {
      height: height.toString(), first_leaf: firstLeaf.toString(), tree_size: frontier.size.toString(),
      root: frontier.root(), previous_hash: last?.hash ?? NO_BLOCK, key_id: this.keys.keyId, sealed_at: sealedAt,
    };
    const header = headerOf(unsigned);
    const block = { ...unsigned, hash: hash('sha256', header, 'buffer'), signature: this.keys.sign(header) };
    await rows(tx, `
      insert into block (height, first_leaf, tree_size, root, previous_hash, hash, signature, key_id, frontier, horizon,
                         sealed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::xid8, $11)`, [
      height, firstLeaf, frontier.size, block.root, block.previous_hash, block.hash, block.signature, block.key_id,
      frontier.subtreeRoots, horizon, sealedAt,
    ]);
    await rows(tx, `
      insert into block_leaf (leaf_index, event_id, height, leaf_hash, record_hash)
      select $1 + n - 1, event_id, $2, leaf_hash, record_hash
      from unnest($3::bigint[], $4::bytea[], $5::bytea[]) with ordinality as l (event_id, leaf_hash, record_hash, n)`,
      [firstLeaf, height, events.map((event) => event.id), leaves, events.map((event) => event.record_hash)]);
    await this.keepNodes(tx, frontier.completed);
    await this.addTotals(tx, events);
    return block;
  }

  private async keepNodes(tx: Tx, nodes: readonly KeptNode[]): Promise<void> {
    if (nodes.length === 0) return;
    await rows(tx, `
      insert into merkle_node (level, position, hash) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])`,
      [column(nodes.map((node) => node.level)), column(nodes.map((node) => node.position)),
        nodes.map((node) => node.hash)]);
  }

  private async addTotals(tx: Tx, events: EventRow[]): Promise<void> {
    await rows(tx, `
      insert into sealed_total as t
      select scope, network, month, sum(transactions), sum(completed), sum(volume_minor), sum(score_sum), sum(scored),
             sum(active_wallets)
      from totals_of($1::bigint[])
      cross join lateral unnest(scopes) as scope
      where scope is not null
      group by scope, network, month order by scope, network, month
      on conflict (scope, network, month) do update set
        transactions = t.transactions + excluded.transactions, completed = t.completed + excluded.completed,
        volume_minor = t.volume_minor + excluded.volume_minor, score_sum = t.score_sum + excluded.score_sum,
        scored = t.scored + excluded.scored, active_wallets = t.active_wallets + excluded.active_wallets`,
      [events.map((event) => event.id)]);
  }
}

// What the next root and hash are computed from would spoil the log for good if it was changed.
const isAsSealed = (last: LastBlock): boolean =>
  rootOver(last.frontier).equals(last.root) && hash('sha256', headerOf(last), 'buffer').equals(last.hash);

// The clock of whoever put the key in use, or sealed the last block, may be ahead of this one, and a clock may step
// back. Nothing is sealed before the key's time, and no block bears an earlier time than the one it follows.
const latestOf = (now: Date, keyInUseSince: Date, lastSealedAt = keyInUseSince): Date =>
  new Date(Math.max(...[now, keyInUseSince, lastSealedAt].map((moment) => new Date(moment).getTime())));

// Below the smallest transaction id that is left over, everything is sealed; a full page may hide smaller ones.
const horizonAfter = (found: UnsealedRow[], sealed: EventRow[], lastHorizon: string): string => {
  const [first] = found;
  if (!first || found.length === MAX_LEAVES) return lastHorizon;
  const left = found.slice(sealed.length).map((event) => BigInt(event.xid));
  return left.reduce((least, xid) => (xid < least ? xid : least), BigInt(first.xmin)).toString();
};
