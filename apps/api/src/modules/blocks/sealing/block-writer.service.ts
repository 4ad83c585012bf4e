import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { column, type Tx } from '../../../platform/database/sql.ts';
import { command, run } from '../../../platform/database/statement.ts';
import { SigningKeys } from '../../keys/signing-keys.service.ts';
import { SealedBalances } from '../balances/sealed-balances.service.ts';
import { headerOf, type BlockRow } from '../block-row.ts';
import { MerkleFrontier, leafHash, type KeptNode } from '../proofs/merkle.ts';
import { RecordsQueries } from '../records.queries.ts';
import { canonicalEvent, type EventRow } from '../sealed-event.ts';
import { addToSums } from './sealed-sums.ts';

const NO_BLOCK = Buffer.alloc(32);

/** The newest block, with what the next one goes on from. */
export interface LastBlock extends BlockRow {
  frontier: Buffer[];
  horizon: string;
}

/** What the next block is sealed over, and when. */
interface NextBlock {
  events: EventRow[];
  horizon: string;
  sealedAt: Date;
}

const WRITE_BLOCK = command(`
      insert into block (height, first_leaf, tree_size, root, previous_hash, hash, signature, key_id, frontier, horizon,
                         sealed_at, accounts, balances_root)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::xid8, $11, $12, $13)`);

const WRITE_LEAVES = command(`
      insert into block_leaf (leaf_index, event_id, height, leaf_hash, record_hash)
      select $1 + n - 1, event_id, $2, leaf_hash, record_hash
      from unnest($3::bigint[], $4::bytea[], $5::bytea[]) with ordinality as l (event_id, leaf_hash, record_hash, n)`);

const WRITE_NODES = command(`
      insert into merkle_node (level, position, hash) select * from unnest($1::smallint[], $2::bigint[], $3::bytea[])`);

/** Writes a block: what its events tell of, what accounts hold after them, its signature and its leaves. */
@Injectable()
export class BlockWriter {
  constructor(
    private readonly keys: SigningKeys, private readonly records: RecordsQueries,
    private readonly balances: SealedBalances,
  ) {}

  /** Does work that may write a block while nobody else asks what accounts hold; it answers what it wrote. */
  inTurn<Sealed extends { block: BlockRow } | null>(work: () => Promise<Sealed>): Promise<Sealed> {
    return this.balances.exclusively(async () => {
      const sealed = await work();
      if (sealed) this.balances.closed(sealed.block);
      return sealed;
    });
  }

  /** Writes the block after `last` with its leaves, and answers it. */
  async write(tx: Tx, last: LastBlock | null, { events, horizon, sealedAt }: NextBlock): Promise<BlockRow> {
    const digests = await this.records.digestsOf(tx, events);
    events.forEach((event, n) => { event.record_hash = digests[n] ?? null; });
    const balances = await this.balances.close(tx, last, events);
    const firstLeaf = BigInt(last?.tree_size ?? 0);
    const frontier = new MerkleFrontier(firstLeaf, last ? [...last.frontier] : []);
    const leaves = events.map((event) => leafHash(canonicalEvent(event)));
    for (const leaf of leaves) frontier.append(leaf);
    const height = BigInt(last?.height ?? 0) + 1n;
    const unsigned = {
      height: height.toString(), first_leaf: firstLeaf.toString(), tree_size: frontier.size.toString(),
      root: frontier.root(), previous_hash: last?.hash ?? NO_BLOCK, key_id: this.keys.keyId, sealed_at: sealedAt,
      ...balances,
    };
    const header = headerOf(unsigned);
    const block = { ...unsigned, hash: hash('sha256', header, 'buffer'), signature: this.keys.sign(header) };
    await run(tx, WRITE_BLOCK, [
      height, firstLeaf, frontier.size, block.root, block.previous_hash, block.hash, block.signature, block.key_id,
      frontier.subtreeRoots, horizon, sealedAt, block.accounts, block.balances_root,
    ]);
    await run(tx, WRITE_LEAVES,
      [firstLeaf, height, events.map((event) => event.id), leaves, events.map((event) => event.record_hash)]);
    await this.keepNodes(tx, frontier.completed);
    await addToSums(tx, events);
    return block;
  }

  private async keepNodes(tx: Tx, nodes: readonly KeptNode[]): Promise<void> {
    if (nodes.length === 0) return;
    await run(tx, WRITE_NODES,
      [column(nodes.map((node) => node.level)), column(nodes.map((node) => node.position)),
        nodes.map((node) => node.hash)]);
  }
}
