import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column, row, rows } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { KeyRegister } from '../keys/key-register.service.ts';
import { BLOCK_COLUMNS } from './block-row.ts';
import { ChainWalk, type LeafRow, type WalkedBlock } from './chain-walk.ts';
import type { LogVerificationDto } from './checkpoint.dto.ts';
import { EVENT_COLUMNS, type EventRow } from './sealed-event.ts';

/** One call recomputes whole blocks up to about so many events, and never more blocks than this. */
const MOST_EVENTS = 20_000;
const MOST_BLOCKS = 2_000;
const PAGE = 1_000n;

/**
 * Recomputes the log from what is stored and names the first thing that is not as it was sealed. One call does a part
 * of it and says where the next has to go on, so a log of any length takes neither memory nor a long request.
 */
@Injectable()
export class VerifyLog {
  private readonly em: EntityManager;

  constructor(em: EntityManager, private readonly register: KeyRegister) {
    this.em = em.fork();
  }

  async execute(from: number): Promise<LogVerificationDto> {
    const { previous, blocks } = await this.blocksFrom(from);
    const { head } = await row<{ head: string }>(this.em, 'select coalesce(max(height), 0) as head from block');
    const walk = new ChainWalk(previous, await this.register.list());
    const firstLeaf = walk.frontier.size;
    const leaves = this.leaves(firstLeaf, BigInt(blocks.at(-1)?.tree_size ?? 0));
    for (const block of blocks) if (!await this.walkBlock(walk, block, leaves)) break;
    const toHeight = Number(blocks.at(-1)?.height ?? from - 1);
    const isEnd = toHeight >= Number(head);
    if (walk.isSound) await this.compareNodes(walk, blocks);
    if (walk.isSound && isEnd) await this.lookBehind(walk);
    return {
      fromHeight: from, toHeight, headHeight: Number(head), events: Number(walk.frontier.size - firstLeaf),
      next: walk.fault || isEnd ? null : toHeight + 1, fault: walk.fault,
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

  // Leaves are read page by page, however many or few of them make a block.
  private async walkBlock(walk: ChainWalk, block: WalkedBlock, leaves: AsyncGenerator<LeafRow>): Promise<boolean> {
    if (!walk.follows(block)) return false;
    const end = BigInt(block.tree_size);
    while (walk.isSound && walk.frontier.size < end) {
      const { value: leaf, done } = await leaves.next() as IteratorResult<LeafRow, undefined>;
      if (done) walk.report(block, 'leaf_missing', `Leaf ${walk.frontier.size.toString()} is missing.`);
      else walk.addLeaf(block, leaf);
    }
    if (walk.isSound) walk.closeBlock(block);
    return walk.isSound;
  }

  // Every place is asked for, so that an empty one shows.
  private async *leaves(start: bigint, end: bigint): AsyncGenerator<LeafRow, undefined> {
    for (let at = start; at < end; at += PAGE) {
      const found = await rows<Omit<LeafRow, 'event'> & Omit<EventRow, 'id'> & { id: string | null }>(this.em, `
        select place as leaf_index, l.event_id, l.height, l.leaf_hash, ${EVENT_COLUMNS}
        from generate_series($1::bigint, least($1::bigint + $2, $3::bigint) - 1) as place
        left join block_leaf l on l.leaf_index = place left join audit_event e on e.id = l.event_id order by place`,
        [at, PAGE, end]);
      for (const { id, ...leaf } of found) yield { ...leaf, event: id === null ? null : { ...leaf, id } };
    }
    return undefined;
  }

  private async compareNodes(walk: ChainWalk, blocks: WalkedBlock[]): Promise<void> {
    const nodes = walk.frontier.completed;
    const kept = await rows<{ hash: Buffer | null }>(this.em, `
      select m.hash from unnest($1::smallint[], $2::bigint[]) with ordinality as n (level, position, place)
      left join merkle_node m on m.level = n.level and m.position = n.position order by place`,
      [column(nodes.map((node) => node.level)), column(nodes.map((node) => node.position))]);
    const wrong = nodes.find((node, n) => !kept[n]?.hash?.equals(node.hash));
    const block = blocks.at(-1);
    if (wrong && block) {
      walk.report(block, 'node_changed',
        `The hash kept for subtree ${wrong.position.toString()} of level ${wrong.level} is not that of its events.`);
    }
  }

  /** Looks for what the blocks do not account for: leaves behind the last one, and events that can never be sealed. */
  private async lookBehind(walk: ChainWalk): Promise<void> {
    const [stray] = await rows<{ height: string; leaf_index: string | null; event_id: string }>(this.em, `
      with head as (select height, tree_size, horizon from block order by height desc limit 1)
      (select h.height, l.leaf_index, l.event_id from head h join block_leaf l on l.leaf_index >= h.tree_size limit 1)
      union all
      (select h.height, null, e.id from head h join audit_event e on e.xid < h.horizon
       where h.horizon <= pg_snapshot_xmax(pg_current_snapshot())
         and not exists (select 1 from block_leaf l where l.event_id = e.id) limit 1)`);
    if (!stray) return;
    walk.report(stray, stray.leaf_index === null ? 'event_slipped_in' : 'leaf_unknown',
      stray.leaf_index === null
        ? `Event ${stray.event_id} was put among events that had been sealed before it.`
        : `Leaf ${stray.leaf_index} belongs to no block.`,
      { leafIndex: stray.leaf_index === null ? null : Number(stray.leaf_index), eventId: stray.event_id });
  }
}
