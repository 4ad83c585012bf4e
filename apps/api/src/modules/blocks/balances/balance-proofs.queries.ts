import { Injectable } from '@nestjs/common';
import { unavailable } from '../../../platform/http/problems/refusal.ts';
import { toCheckpoint } from '../block-row.ts';
import type { BalanceProofDto } from './balance-proof.dto.ts';
import { SealedBalances, UnprovenBalances } from './sealed-balances.service.ts';

/** Gives away what an account holds after the newest block, with its proof. */
@Injectable()
export class BalanceProofs {
  constructor(private readonly balances: SealedBalances) {}

  /** Null for an account that no block knows yet; 503 while what is stored does not give what blocks commit to. */
  async of(account: string): Promise<BalanceProofDto | null> {
    const sealed = await this.balances.proofOf(account).catch((failure: unknown) => {
      throw failure instanceof UnprovenBalances ? unavailable('BALANCES_UNPROVEN',
        'What wallets hold is not what was sealed of them, so nothing is proven until it is put right.') : failure;
    });
    if (!sealed?.proof) return null;
    const { block, proof: { balance, position, hashes } } = sealed;
    return { balance, position, hashes: hashes.map((hash) => hash.toString('hex')), checkpoint: toCheckpoint(block) };
  }
}
