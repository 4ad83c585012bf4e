import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { SigningKeys } from '../../keys/signing-keys.service.ts';
import { KeptHead, lostHeadMessage } from '../sealing/kept-head.service.ts';
import { MerkleTree } from './merkle-tree.queries.ts';

/** How many events the log holds, and the root of their RFC 6962 tree. */
export interface LogHead { size: bigint; root: Buffer }

/** Reads the newest head of the log for whoever signs it in another form, and proves how it grew. */
@Injectable()
export class LogHeads {
  constructor(
    private readonly em: EntityManager, private readonly unitOfWork: UnitOfWork, private readonly keys: SigningKeys,
    private readonly kept: KeptHead, private readonly tree: MerkleTree,
  ) {}

  /** The head that this process may sign; null before the first block, and once its key was replaced. */
  newestToSign(): Promise<LogHead | null> {
    return this.unitOfWork.commit(async (tx) => {
      if (await this.keys.maySignSince(tx) === null) return null;
      const lost = await this.kept.lost(tx);
      if (lost) throw new Error(`${lostHeadMessage(lost)} No head of it is signed.`);
      return this.newest(tx);
    });
  }

  /** How many events the log holds now. */
  async size(): Promise<bigint> {
    return (await this.newest(this.em.fork()))?.size ?? 0n;
  }

  /** The hashes that prove that the log of a size grew from a smaller one; none from nothing, or to itself. */
  async proofOfGrowth(smaller: bigint, size: bigint): Promise<Buffer[]> {
    return smaller === 0n || smaller === size ? [] : this.tree.consistencyProof(smaller, size);
  }

  private async newest(tx: Tx): Promise<LogHead | null> {
    const [block] = await rows<{ tree_size: string; root: Buffer }>(
      tx, 'select tree_size, root from block order by height desc limit 1');
    return block ? { size: BigInt(block.tree_size), root: block.root } : null;
  }
}
