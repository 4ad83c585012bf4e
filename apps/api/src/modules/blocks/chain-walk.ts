import { createPublicKey, hash, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { PublishedKey } from '../keys/key-register.service.ts';
import { headerOf, type BlockRow } from './block-row.ts';
import type { LogFaultDto } from './checkpoint.dto.ts';
import { leafHash, MerkleFrontier } from './merkle.ts';
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

const NO_BLOCK = Buffer.alloc(32);

/** Recomputes the log from its events, block by block, and stops at the first thing that is not as it was sealed. */
export class ChainWalk {
  readonly frontier: MerkleFrontier;
  fault: LogFaultDto | null = null;
  private readonly keys: ReadonlyMap<string, { key: KeyObject; from: number; until: number }>;

  /** Begins behind a block that has been checked already, or at the very first. */
  constructor(private last: WalkedBlock | null, keys: readonly PublishedKey[]) {
    this.frontier = new MerkleFrontier(BigInt(last?.tree_size ?? 0), last ? [...last.frontier] : []);
    this.keys = new Map(keys.map((key) => [key.kid, {
      key: createPublicKey({ key: key as unknown as JsonWebKey, format: 'jwk' }), from: Date.parse(key.valid_from),
      until: key.valid_until === null ? Infinity : Date.parse(key.valid_until),
    }]));
  }

  /** Whether nothing wrong was found so far. */
  get isSound(): boolean {
    return this.fault === null;
  }

  /** Takes the next leaf of a block. */
  addLeaf(block: WalkedBlock, { leaf_index, event_id, height, leaf_hash, event }: LeafRow): void {
    if (this.fault) return;
    const at = { leafIndex: Number(leaf_index), eventId: event_id };
    const found = event && leafHash(canonicalEvent(event));
    if (event_id === null || !leaf_hash) this.report(block, 'leaf_missing', `Leaf ${leaf_index} is missing.`, at);
    else if (!found) this.report(block, 'event_missing', `Event ${event_id} is missing.`, at);
    else if (!found.equals(leaf_hash)) {
      this.report(block, 'event_changed', `Event ${event_id} is not what was sealed.`, at);
    } else if (height !== block.height) {
      this.report(block, 'leaf_moved', `Leaf ${leaf_index} says that it stands in another block.`, at);
    } else {
      this.frontier.append(found);
    }
  }

  /** Closes a block whose leaves have all been taken. */
  closeBlock(block: WalkedBlock): void {
    const header = headerOf(block);
    const signer = this.keys.get(block.key_id);
    const sealedAt = new Date(block.sealed_at).getTime();
    const doubts: [boolean, string, string][] = [
      [!this.frontier.root().equals(block.root), 'root_wrong',
        `The events of block ${block.height} do not hash to its root; one of them was changed together with its leaf.`],
      [!hash('sha256', header, 'buffer').equals(block.hash), 'block_changed',
        `Block ${block.height} does not hash to what is stored.`],
      [signer === undefined, 'key_unknown', `Block ${block.height} names a key that never signed.`],
      [signer !== undefined && !verify(null, header, signer.key, block.signature), 'signature_wrong',
        `The signature of block ${block.height} is not genuine.`],
      [signer !== undefined && (sealedAt < signer.from || sealedAt > signer.until), 'key_out_of_time',
        `Block ${block.height} was signed by a key at a time that was not its own.`],
      [!sameHashes(block.frontier, this.frontier.subtreeRoots), 'edge_changed',
        `The edge of the tree kept with block ${block.height} is not that of its events.`],
    ];
    const [doubt] = doubts.filter(([isTrue]) => isTrue);
    if (doubt) this.report(block, doubt[1], doubt[2]);
    this.last = block;
  }

  /** Whether a block follows the one before it; its leaves are worth looking at only then. */
  follows(block: WalkedBlock): boolean {
    const expected = BigInt(this.last?.height ?? 0) + 1n;
    const isLinked = (this.last?.hash ?? NO_BLOCK).equals(block.previous_hash);
    if (BigInt(block.height) !== expected) {
      this.report({ height: expected.toString() }, 'block_missing', `Block ${expected.toString()} is missing.`);
    } else if (!isLinked || BigInt(block.first_leaf) !== this.frontier.size) {
      this.report(block, 'block_unchained', `Block ${block.height} does not follow the one before it.`);
    }
    return this.isSound;
  }

  report(
    { height }: { height: string }, code: string, message: string,
    at: Pick<LogFaultDto, 'leafIndex' | 'eventId'> = { leafIndex: null, eventId: null },
  ): void {
    this.fault ??= { code, message, height: Number(height), ...at };
  }
}

const sameHashes = (one: readonly Buffer[], other: readonly Buffer[]): boolean =>
  one.length === other.length && one.every((hash, n) => hash.equals(other[n] as Buffer));
