import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column, row, rows } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { KeyRegister } from '../keys/key-register.service.ts';
import { VerifyBalances } from './balances/verify-balances.use-case.ts';
import { BLOCK_COLUMNS } from './block-row.ts';
import { ChainWalk, type LeafRow, type WalkedBlock } from './chain-walk.ts';
import type { LogVerificationDto } from './proofs/checkpoint.dto.ts';
import { RecordsQueries, type ChangedRecord } from './records.queries.ts';
import { SEALED_COLUMNS, type EventRow } from './sealed-event.ts';
import { KeptHead, lostHeadMessage } from './sealing/kept-head.service.ts';

/** One call recomputes whole blocks up to about so many events, and never more blocks than this. */
const MOST_EVENTS = 20_000;
const MOST_BLOCKS = 2_000;
const PAGE = 1_000n;

/**
 * Recomputes the log and the records that its events commit to from what is stored, and names everything that is not as
 * it was sealed. One call does a part of it and says where the next has to go on, so a log of any length takes neither
 * memory nor a long request.
 */
@Injectable()
export class VerifyLog {
  private readonly em: EntityManager;

  constructor(
    em: EntityManager, private readonly register: KeyRegister, private readonly records: RecordsQueries,
    private readonly kept: KeptHead, private readonly balances: VerifyBalances,
  ) {
    this.em = em.fork();
  }

  async execute(from: number): Promise<LogVerificationDto> {
    const { previous, blocks } = await this.blocksFrom(from);
    const { head } = await row<{ head: string }>(this.em, 'select coalesce(max(height), 0) as head from block');
    const walk = new ChainWalk(previous, await this.register.list());
    const firstLeaf = BigInt(previous?.tree_size ?? 0);
    const walked = await this.walkBlocks(walk, firstLeaf, blocks);
    const endLeaf = BigInt(walked.at(-1)?.tree_size ?? firstLeaf);
    const toHeight = Number(walked.at(-1)?.height ?? from - 1);
    const isEnd = toHeight >= Number(head);
    await this.compareNodes(walk, walked);
    const changed = await this.records.changedBetween(firstLeaf, endLeaf);
    for (const one of changed) reportRecord(walk, one);
    await this.balances.execute(walk, previous, walked, paymentsAmong(changed));
    await this.findUntold(walk, toHeight, previous?.sealed_at ?? null, isEnd ? null : walked.at(-1)?.sealed_at ?? null);
    if (isEnd) {
      this.balances.end();
      await this.lookBehind(walk, toHeight);
    }
    return {
      fromHeight: from, toHeight, headHeight: Number(head), events: Number(endLeaf - firstLeaf),
      next: isEnd ? null : toHeight + 1, faults: walk.faults,
    };
  }

  private async blocksFrom(from: number): Promise<{ previous: WalkedBlock | null; blocks: WalkedBlock[] }> {
    const found = await rows<WalkedBlock>(this.em, `
      select ${BLOCK_COLUMNS}, frontier from block where height >= $1 order by height limit $2`,
      [from - 1, MOST_BLOCKS + 1]);
    const previous = from > 1 ? found.shift() ?? null : null;
    if (from > 1 && Number(previous?.height) !== from - 1) throw notFound('checkpoint');
    const start = Number(previous?.tree_size ?? 0);
    const enough = found.findIndex((block) => Number(block.tree_size) - start >= MOST_EVENTS);
    return { previous, blocks: enough === -1 ? found : found.slice(0, enough + 1) };
  }

  // Leaves are read page by page, however many or few of them make a block. Answers the blocks that were looked at.
  private async walkBlocks(walk: ChainWalk, firstLeaf: bigint, blocks: WalkedBlock[]): Promise<WalkedBlock[]> {
    const leaves = this.leaves(firstLeaf, BigInt(blocks.at(-1)?.tree_size ?? 0));
    let place = firstLeaf;
    for (const [n, block] of blocks.entries()) {
      walk.openBlock(block);
      for (; place < BigInt(block.tree_size) && !walk.isFull; place++) {
        const { value: leaf } = await leaves.next();
        if (leaf && place >= BigInt(block.first_leaf)) walk.addLeaf(block, leaf);
      }
      walk.closeBlock(block);
      if (walk.isFull) return blocks.slice(0, n + 1);
    }
    return blocks;
  }

  // Every place is asked for, so that an empty one shows.
  private async *leaves(start: bigint, end: bigint): AsyncGenerator<LeafRow, undefined> {
    for (let at = start; at < end; at += PAGE) {
      const found = await rows<Omit<LeafRow, 'event'> & Omit<EventRow, 'id'> & { id: string | null }>(this.em, `
        select place as leaf_index, l.event_id, l.height, l.leaf_hash, ${SEALED_COLUMNS}
        from generate_series($1::bigint, least($1::bigint + $2, $3::bigint) - 1) as place
        left join block_leaf l on l.leaf_index = place left join audit_event e on e.id = l.event_id order by place`,
        [at, PAGE, end]);
      for (const { id, ...leaf } of found) yield { ...leaf, event: id === null ? null : { ...leaf, id } };
    }
    return undefined;
  }

  private async compareNodes(walk: ChainWalk, blocks: WalkedBlock[]): Promise<void> {
    const { nodes } = walk;
    const block = blocks.at(-1);
    if (!block || nodes.length === 0) return;
    const kept = await rows<{ hash: Buffer | null }>(this.em, `
      select m.hash from unnest($1::smallint[], $2::bigint[]) with ordinality as n (level, position, place)
      left join merkle_node m on m.level = n.level and m.position = n.position order by place`,
      [column(nodes.map((node) => node.level)), column(nodes.map((node) => node.position))]);
    nodes.forEach((node, n) => {
      if (kept[n]?.hash?.equals(node.hash)) return;
      walk.report(block, 'node_changed',
        `The hash kept for subtree ${node.position.toString()} of level ${node.level} is not that of its events.`);
    });
  }

  /** Looks for what the blocks do not account for: leaves behind the last one, events that can never be sealed, the
   * head that was kept, and accounts that hold something else than they should. */
  private async lookBehind(walk: ChainWalk, height: number): Promise<void> {
    const lost = await this.kept.lost(this.em);
    if (lost) walk.report({ height: String(lost.height) }, 'head_lost', lostHeadMessage(lost));
    const strays = await rows<{ height: string; leaf_index: string | null; event_id: string }>(this.em, `
      with head as (select height, tree_size, horizon from block order by height desc limit 1)
      (select h.height, l.leaf_index, l.event_id from head h join block_leaf l on l.leaf_index >= h.tree_size limit 100)
      union all
      (select h.height, null, e.id from head h join audit_event e on e.xid < h.horizon
       where h.horizon <= pg_snapshot_xmax(pg_current_snapshot())
         and not exists (select 1 from block_leaf l where l.event_id = e.id) limit 100)`);
    for (const stray of strays) {
      const { leaf_index: leaf, event_id: eventId } = stray;
      if (leaf === null) {
        walk.report(stray, 'event_slipped_in', `Event ${eventId} was put among events that had been sealed before it.`,
          { eventId });
      } else {
        walk.report(stray, 'leaf_unknown', `Leaf ${leaf} belongs to no block.`, { leafIndex: Number(leaf), eventId });
      }
    }
    for (const { resource, resource_id: resourceId } of await this.records.wrongBalances()) {
      walk.report({ height: String(height) }, 'balance_changed',
        `The account ${resourceId} does not hold what its entries and holds say.`, { resource, resourceId });
    }
  }

  private async findUntold(walk: ChainWalk, height: number, after: Moment, until: Moment): Promise<void> {
    for (const { resource, resource_id: resourceId } of await this.records.untold(after, until)) {
      walk.report({ height: String(height) }, 'record_slipped_in',
        `The ${named(resource)} ${resourceId} is in the books, and no event tells of it.`, { resource, resourceId });
    }
  }
}

type Moment = WalkedBlock['sealed_at'] | null;

const paymentsAmong = (changed: readonly ChangedRecord[]): string[] => changed
  .filter(({ resource }) => resource === 'transaction' || resource === 'review').map(({ resource_id: id }) => id);

const named = (resource: string): string => resource.replaceAll('_', ' ');

const reportRecord = (
  walk: ChainWalk, { resource, resource_id: resourceId, event_id: eventId, leaf_index: leaf, height }: ChangedRecord,
): void => {
  walk.report({ height: height ?? '0' }, 'record_changed',
    `What the books say of the ${named(resource)} ${resourceId} is not what was sealed with event ${eventId ?? ''}.`,
    { leafIndex: Number(leaf), eventId, resource, resourceId });
};
