import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { run, statement } from '../../../platform/database/statement.ts';
import { invalid, notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { BLOCK_COLUMNS, BLOCK_SHAPE, toCheckpoint, type BlockRow } from '../block-row.ts';
import { SEALED_COLUMNS, toSealedEvent, type EventRow } from '../sealed-event.ts';
import type {
  CheckpointDto, ConsistencyProofDto, ConsistencyQuery, EventProofDto, ListCheckpointsQuery,
} from './checkpoint.dto.ts';
import { MerkleTree } from './merkle-tree.queries.ts';

/** Whatever writes takes less time than that many events take. */
const AT_ONCE = 10_000;
const COVERING = statement(`
  with first as (select height, tree_size from block where sealed_at >= $1 order by height limit 1),
  late as (
    select max(l.height) as height from first
    join block_leaf l on l.leaf_index >= first.tree_size and l.leaf_index < first.tree_size + ${AT_ONCE}
    join audit_event e on e.id = l.event_id and e.created_at < $1)
  select ${BLOCK_COLUMNS} from block
  where height = (select greatest(first.height, late.height) from first, late)
    and not exists (
      select from audit_event e left join block_leaf l on l.event_id = e.id
      where l.event_id is null and e.created_at < $1
        and e.id > (select max(event_id) - ${AT_ONCE} from block_leaf))`, BLOCK_SHAPE);

const hex = (hashes: Buffer[]): string[] => hashes.map((hash) => hash.toString('hex'));

/** Gives away the signed heads of the audit log and the proofs that belong to them. */
@Injectable()
export class CheckpointQueries {
  constructor(private readonly em: EntityManager, private readonly tree: MerkleTree) {}

  /** Lists the signed heads, newest first. */
  async list({ limit, before }: ListCheckpointsQuery): Promise<CheckpointDto[]> {
    const blocks = await rows<BlockRow>(this.em.fork(), `
      select ${BLOCK_COLUMNS} from block where $1::bigint is null or height < $1 order by height desc limit $2`,
      [before ?? null, limit]);
    return blocks.map(toCheckpoint);
  }

  /** The head of the last block that was sealed before a moment; null where none was. */
  async before(moment: Date): Promise<CheckpointDto | null> {
    const [block] = await rows<BlockRow>(this.em.fork(), `
      select ${BLOCK_COLUMNS} from block where sealed_at < $1 order by sealed_at desc, height desc limit 1`, [moment]);
    return block ? toCheckpoint(block) : null;
  }

  /**
   * The head of the first block by which everything was sealed that happened before a moment; null while something of
   * it is not sealed. What was being written when a block was sealed is in one that soon follows.
   */
  async covering(tx: Tx, moment: Date): Promise<CheckpointDto | null> {
    const [block] = await run(tx, COVERING, [moment]);
    return block ? toCheckpoint(block) : null;
  }

  /** Proves that a later head only added to an earlier one. */
  async consistency({ from, to }: ConsistencyQuery): Promise<ConsistencyProofDto> {
    const [earlier, later] = await Promise.all([this.checkpoint(from), this.checkpoint(to)]);
    if (earlier.height > later.height) {
      throw invalid([{ field: 'from', code: 'TOO_LARGE', message: 'from must not be higher than to.' }]);
    }
    const hashes = await this.tree.consistencyProof(BigInt(earlier.treeSize), BigInt(later.treeSize));
    return { from: earlier, to: later, hashes: hex(hashes) };
  }

  /** Proves that an event is in the log; who may see the event has been asked before. */
  async proveEvent(id: string, height?: number): Promise<EventProofDto> {
    const [checkpoint, [event]] = await Promise.all([
      this.checkpoint(height),
      rows<EventRow & { leaf_index: string | null }>(this.em.fork(), `
        select ${SEALED_COLUMNS}, leaf_index
        from audit_event left join block_leaf on event_id = id where id = $1`, [id]),
    ]);
    if (!event) throw notFound('audit event');
    const leaf = event.leaf_index;
    if (leaf === null || Number(leaf) >= checkpoint.treeSize) throw notSealed(height);
    const hashes = await this.tree.inclusionProof(BigInt(leaf), BigInt(checkpoint.treeSize));
    return { event: toSealedEvent(event), leafIndex: Number(leaf), hashes: hex(hashes), checkpoint };
  }

  /** Proves the newest change of where a transaction stands; null where no event tells of one. */
  async proveNewestChange(transactionId: string): Promise<EventProofDto | null> {
    const [event] = await rows<{ id: string }>(this.em.fork(), `
      select e.id from audit_event e
      where e.resource_id = $1 and e.resource = 'transaction' and e.details ? 'status'
      order by e.id desc limit 1`, [transactionId]);
    return event ? this.proveEvent(event.id) : null;
  }

  private async checkpoint(height?: number): Promise<CheckpointDto> {
    const [block] = await rows<BlockRow>(this.em.fork(), `
      select ${BLOCK_COLUMNS} from block where $1::bigint is null or height = $1 order by height desc limit 1`,
      [height ?? null]);
    if (!block) throw notFound('checkpoint');
    return toCheckpoint(block);
  }
}

const notSealed = (height?: number): Refusal => (height === undefined
  ? new Refusal(409, 'EVENT_NOT_SEALED', 'The event is not sealed yet; it will be within seconds.', undefined,
    { 'retry-after': '1' })
  : new Refusal(409, 'EVENT_NOT_SEALED', `The event was sealed after checkpoint ${height}.`));
