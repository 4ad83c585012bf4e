import { createPublicKey, hash, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { PublishedKey } from '../keys/key-register.service.ts';
import { headerOf, type BlockRow } from './block-row.ts';
import type { LogFaultDto } from './proofs/checkpoint.dto.ts';
import { leafHash, MerkleFrontier, rootOver, type KeptNode } from './proofs/merkle.ts';
import { canonicalEvent, type EventRow } from './sealed-event.ts';

/** A stored leaf beside the event it was made of; what is missing is null. */
export interface LeafRow {
  leaf_index: string;
  event_id: string | null;
  height: string | null;
  leaf_hash: Buffer | null;
  event: EventRow | null;
}

/** A stored block with the right edge of the tree it keeps for the next one. */
export interface WalkedBlock extends BlockRow {
  frontier: Buffer[];
}

/** What a fault is about, beside its block. */
type Where = Partial<Pick<LogFaultDto, 'leafIndex' | 'eventId' | 'resource' | 'resourceId'>>;

/** As many faults are told of in one part of the log. */
export const MOST_FAULTS = 100;
const NO_BLOCK = Buffer.alloc(32);
const NOWHERE = { leafIndex: null, eventId: null, resource: null, resourceId: null };

/**
 * Recomputes the log from its events, block by block, and notes everything that is not as it was sealed. Behind a fault
 * it goes on from the edge that the block keeps, where that is the one that was signed, so that one change hides no
 * other.
 */
export class ChainWalk {
  readonly faults: LogFaultDto[] = [];
  /** The hashes kept for proofs, as they follow from the leaves. */
  readonly nodes: KeptNode[] = [];
  private frontier: MerkleFrontier;
  private readonly keys: ReadonlyMap<string, { key: KeyObject; from: number; until: number }>;

  /** Begins behind a block that has been checked already, or at the very first. */
  constructor(private last: WalkedBlock | null, keys: readonly PublishedKey[]) {
    this.frontier = frontierAfter(last);
    this.keys = new Map(keys.map((key) => [key.kid, {
      key: createPublicKey({ key: key as unknown as JsonWebKey, format: 'jwk' }), from: Date.parse(key.valid_from),
      until: key.valid_until === null ? Infinity : Date.parse(key.valid_until),
    }]));
  }

  /** Whether as much is wrong as is told of at once. */
  get isFull(): boolean {
    return this.faults.length >= MOST_FAULTS;
  }

  /** Begins a block; its leaves come next. */
  openBlock(block: WalkedBlock): void {
    const expected = Number(this.last?.height ?? 0) + 1;
    for (let height = expected; height < Number(block.height) && !this.isFull; height++) {
      this.report({ height: String(height) }, 'block_missing', `Block ${height} is missing.`);
    }
    if (Number(block.height) !== expected) return;
    const isLinked = (this.last?.hash ?? NO_BLOCK).equals(block.previous_hash);
    if (!isLinked || block.first_leaf !== (this.last?.tree_size ?? '0')) {
      this.report(block, 'block_unchained', `Block ${block.height} does not follow the one before it.`);
    }
  }

  /** Takes the next leaf of a block. */
  addLeaf(block: WalkedBlock, { leaf_index, event_id, height, leaf_hash, event }: LeafRow): void {
    const at = { leafIndex: Number(leaf_index), eventId: event_id };
    if (event_id === null || !leaf_hash) {
      this.report(block, 'leaf_missing', `Leaf ${leaf_index} is missing.`, at);
      return;
    }
    if (!event) this.report(block, 'event_missing', `Event ${event_id} is missing.`, at);
    else if (!leafHash(canonicalEvent(event)).equals(leaf_hash)) {
      this.report(block, 'event_changed', `Event ${event_id} is not what was sealed.`, at);
    } else if (height !== block.height) {
      this.report(block, 'leaf_moved', `Leaf ${leaf_index} says that it stands in another block.`, at);
    }
    this.frontier.append(leaf_hash);
  }

  /** Closes a block whose leaves have all been taken. */
  closeBlock(block: WalkedBlock): void {
    const isRooted = this.frontier.size === BigInt(block.tree_size) && this.frontier.root().equals(block.root);
    const isKept = sameHashes(block.frontier, this.frontier.subtreeRoots);
    for (const [isTrue, code, message] of [
      ...this.doubtsOf(block),
      [!isRooted, 'root_wrong', `What is stored up to block ${block.height} does not hash to its root.`],
      [isRooted && !isKept, 'edge_changed',
        `The edge of the tree kept with block ${block.height} is not that of its events.`],
    ] as const) if (isTrue) this.report(block, code, message);
    if (isRooted) this.nodes.push(...this.frontier.completed);
    const isEdgeGenuine = rootOver(block.frontier).equals(block.root);
    this.frontier = isRooted || !isEdgeGenuine
      ? new MerkleFrontier(this.frontier.size, [...this.frontier.subtreeRoots]) : frontierAfter(block);
    this.last = block;
  }

  /** Notes what is wrong with a block, or with one of its events. */
  report({ height }: { height: string }, code: string, message: string, where: Where = {}): void {
    if (!this.isFull) this.faults.push({ code, message, height: Number(height), ...NOWHERE, ...where });
  }

  private doubtsOf(block: WalkedBlock): [boolean, string, string][] {
    const header = headerOf(block);
    const signer = this.keys.get(block.key_id);
    const sealedAt = new Date(block.sealed_at).getTime();
    return [
      [!hash('sha256', header, 'buffer').equals(block.hash), 'block_changed',
        `Block ${block.height} does not hash to what is stored.`],
      [signer === undefined, 'key_unknown', `Block ${block.height} names a key that never signed.`],
      [signer !== undefined && !verify(null, header, signer.key, block.signature), 'signature_wrong',
        `The signature of block ${block.height} is not genuine.`],
      [signer !== undefined && (sealedAt < signer.from || sealedAt > signer.until), 'key_out_of_time',
        `Block ${block.height} was signed by a key at a time that was not its own.`],
    ];
  }
}

const frontierAfter = (block: WalkedBlock | null): MerkleFrontier =>
  new MerkleFrontier(BigInt(block?.tree_size ?? 0), block ? [...block.frontier] : []);

const sameHashes = (one: readonly Buffer[], other: readonly Buffer[]): boolean =>
  one.length === other.length && one.every((hash, n) => hash.equals(other[n] as Buffer));
