import { bigint, bytea, orNull, text, timestamptz } from '../../platform/database/statement.ts';
import type { CheckpointDto } from './proofs/checkpoint.dto.ts';
import { canonicalHeader } from './sealed-event.ts';

/** A stored block as its checkpoint is read. */
export interface BlockRow {
  height: string;
  first_leaf: string;
  tree_size: string;
  root: Buffer;
  previous_hash: Buffer;
  hash: Buffer;
  signature: Buffer;
  key_id: string;
  sealed_at: Date | string;
  /** How many accounts the tree of balances has; null, with its root, of blocks from before there was one. */
  accounts: string | null;
  balances_root: Buffer | null;
}

export const BLOCK_COLUMNS =
  'height, first_leaf, tree_size, root, previous_hash, hash, signature, key_id, sealed_at, '
  + 'accounts, balances_root';

/** The shape of `BLOCK_COLUMNS`. */
export const BLOCK_SHAPE = {
  height: bigint, first_leaf: bigint, tree_size: bigint, root: bytea, previous_hash: bytea, hash: bytea,
  signature: bytea, key_id: text, sealed_at: timestamptz, accounts: orNull(bigint), balances_root: orNull(bytea),
};

/** The signed head that a block stands for. */
export const toCheckpoint = (block: BlockRow): CheckpointDto => ({
  height: Number(block.height),
  firstLeaf: Number(block.first_leaf),
  treeSize: Number(block.tree_size),
  root: block.root.toString('hex'),
  previousHash: block.previous_hash.toString('hex'),
  sealedAt: new Date(block.sealed_at).toISOString(),
  hash: block.hash.toString('hex'),
  kid: block.key_id,
  signature: block.signature.toString('hex'),
  accounts: block.accounts === null ? null : Number(block.accounts),
  balancesRoot: block.balances_root?.toString('hex') ?? null,
});

/** The bytes that a block's hash and signature cover, as they follow from what is stored. */
export const headerOf = (block: Omit<BlockRow, 'hash' | 'signature'>): Buffer => canonicalHeader({
  height: block.height, firstLeaf: block.first_leaf, treeSize: block.tree_size, root: block.root.toString('hex'),
  previousHash: block.previous_hash.toString('hex'), sealedAt: new Date(block.sealed_at).toISOString(),
  ...(block.accounts === null || block.balances_root === null ? {}
    : { accounts: block.accounts, balancesRoot: block.balances_root.toString('hex') }),
});
