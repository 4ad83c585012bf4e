import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { BalanceProofs } from '../blocks/balances/balance-proofs.queries.ts';
import type { BalanceProofDto } from '../blocks/public.ts';
import { WalletsQueries } from './wallets.queries.ts';

/** Proves what a wallet holds after the newest sealed block to whoever may see the wallet. */
@Injectable()
export class ProveBalance {
  constructor(private readonly wallets: WalletsQueries, private readonly proofs: BalanceProofs) {}

  /** 404 for a wallet out of reach; 409 while no block has told of its opening. */
  async execute(actor: Actor, idOrAddress: string): Promise<BalanceProofDto> {
    const { id } = await this.wallets.get(actor, idOrAddress);
    const proof = await this.proofs.of(id);
    if (proof) return proof;
    throw new Refusal(409, 'BALANCE_NOT_SEALED',
      'No sealed block tells of this wallet yet, so none says what it holds; one will within seconds.', undefined,
      { 'retry-after': '1' });
  }
}
