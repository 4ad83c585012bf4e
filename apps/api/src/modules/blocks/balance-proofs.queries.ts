import { Injectable } from '@nestjs/common';
import type { BalanceProofDto } from './balance-proof.dto.ts';
import { toCheckpoint } from './block-row.ts';
import { SealedBalances } from './sealed-balances.service.ts';

/** Gives away what an account holds after the newest block, with its proof. */
@Injectable()
export class BalanceProofs {
  constructor(private readonly balances: SealedBalances) {}

  /** Null for an account that no block knows yet. */
  async of(account: string): Promise<BalanceProofDto | null> {
    const sealed = await this.balances.proofOf(account);
    if (!sealed?.proof) return null;
    const { block, proof: { balance, position, hashes } } = sealed;
    return { balance, position, hashes: hashes.map((hash) => hash.toString('hex')), checkpoint: toCheckpoint(block) };
  }
}
