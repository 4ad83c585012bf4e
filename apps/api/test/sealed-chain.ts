import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { rows } from '../src/platform/database/sql.ts';

/** A stored event with the block and the place it was sealed in. */
export interface SealedEvent extends Record<string, unknown> {
  id: string;
  resource_id: string | null;
  details: Record<string, unknown>;
  height: string;
  leaf_index: string;
  leaf_hash: Buffer;
}

/** A stored block. */
export interface StoredBlock {
  height: string;
  first_leaf: string;
  tree_size: string;
  root: Buffer;
  previous_hash: Buffer;
  hash: Buffer;
  signature: Buffer;
  key_id: string;
  sealed_at: Date;
  accounts: string | null;
  balances_root: Buffer | null;
}

/** The whole chain as it lies in the database. */
export interface Chain {
  events: SealedEvent[];
  blocks: StoredBlock[];
}

/** Reads the chain, events in the order in which they were sealed. */
export const readChain = async (em: EntityManager): Promise<Chain> => ({
  events: await rows<SealedEvent>(em.fork(), `
    select e.*, l.height, l.leaf_index, l.leaf_hash, l.record_hash from block_leaf l join audit_event e on e.id = l.event_id
    order by l.leaf_index`),
  blocks: await rows<StoredBlock>(em.fork(), 'select * from block order by height'),
});

const sha256 = (...parts: (string | Uint8Array)[]): Buffer =>
  parts.reduce<ReturnType<typeof createHash>>((hash, part) => hash.update(part), createHash('sha256')).digest();

// RFC 8785 for what events hold: no number in them is written differently by JSON.stringify.
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
};

const leafOf = (event: SealedEvent): Buffer => sha256(Buffer.from([0]), canonical({
  id: event.id, action: event['action'], resource: event['resource'], resourceId: event.resource_id,
  actorId: event['actor_id'], actorRole: event['actor_role'], apiKeyId: event['api_key_id'],
  ipAddress: event['ip_address'], requestId: event['request_id'], severity: event['severity'], details: event.details,
  createdAt: new Date(event['created_at'] as string).toISOString(),
  recordHash: (event['record_hash'] as Buffer | null)?.toString('hex') ?? null,
}));

const splitOf = (size: number): number => {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
};

/** The Merkle tree hash as RFC 6962 defines it: split at the largest power of two below the size. */
export const merkleRoot = (leaves: readonly Buffer[]): Buffer => {
  const [only] = leaves;
  if (leaves.length <= 1) return only ?? sha256();
  const split = splitOf(leaves.length);
  return sha256(Buffer.from([1]), merkleRoot(leaves.slice(0, split)), merkleRoot(leaves.slice(split)));
};

/** The hashes that prove that a tree begins with its first leaves, as RFC 6962 defines them (2.1.2, SUBPROOF). */
export const growthProof = (smaller: number, leaves: readonly Buffer[]): Buffer[] => {
  const part = (m: number, of: readonly Buffer[], isKnown: boolean): Buffer[] => {
    if (m === of.length) return isKnown ? [] : [merkleRoot(of)];
    const split = splitOf(of.length);
    return m <= split ? [...part(m, of.slice(0, split), isKnown), merkleRoot(of.slice(split))]
      : [...part(m - split, of.slice(split), false), merkleRoot(of.slice(0, split))];
  };
  return smaller === 0 ? [] : part(smaller, leaves, true);
};

/** The RFC 7638 thumbprint of an Ed25519 key. */
const thumbprint = ({ crv, kty, x }: JsonWebKey): string => sha256(canonical({ crv, kty, x })).toString('base64url');

/**
 * Checks a chain with nothing but its rows and the public key, by code that shares nothing with the sealer.
 * Answers what is wrong, first things first.
 */
export const faultsOf = ({ events, blocks }: Chain, publicKey: JsonWebKey): string[] => {
  const faults: string[] = [];
  const leaves = events.map(leafOf);
  const key = createPublicKey({ key: publicKey, format: 'jwk' });
  events.forEach((event, n) => {
    if (event.leaf_index !== String(n)) faults.push(`leaf ${n} is numbered ${event.leaf_index}`);
    if (!leaves[n]?.equals(event.leaf_hash)) faults.push(`leaf ${n} does not hash to what is stored`);
  });
  let previous: { hash: Buffer; size: number } = { hash: Buffer.alloc(32), size: 0 };
  blocks.forEach((block, n) => {
    const size = Number(block.tree_size);
    const root = merkleRoot(leaves.slice(0, size));
    const header = canonical({
      height: String(n + 1), firstLeaf: String(previous.size), treeSize: String(size), root: root.toString('hex'),
      previousHash: previous.hash.toString('hex'), sealedAt: new Date(block.sealed_at).toISOString(),
      ...(block.balances_root ? { accounts: block.accounts, balancesRoot: block.balances_root.toString('hex') } : {}),
    });
    const isWhole = events.slice(previous.size, size).every((event) => event.height === block.height);
    if (!isWhole) faults.push(`block ${n + 1} does not hold the leaves it counts`);
    if (!sha256(header).equals(block.hash)) faults.push(`block ${n + 1} does not hash to what is stored`);
    if (!verify(null, Buffer.from(header), key, block.signature)) faults.push(`block ${n + 1} has a false signature`);
    if (block.key_id !== thumbprint(publicKey)) faults.push(`block ${n + 1} names another key`);
    previous = { hash: block.hash, size };
  });
  if (previous.size !== events.length) faults.push('the last block does not count every leaf');
  return faults;
};
