import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { AttemptLimits } from '../../auth/sign-in/attempt-limits.service.ts';
import { payeeCheckOf } from '../../transfers/public.ts';
import {
  WalletDirectory, checkedAddress, isVisibleWallet, type WalletParty,
} from '../../wallets/wallet-directory.service.ts';
import type { PayeeCheck } from '../beneficiary-words.ts';

/** A payee as somebody names them, and the wallet behind the address if there is one here. */
export interface CheckedPayee {
  wallet: WalletParty | null;
  result: PayeeCheck;
}

/** Compares names that payers give with those of wallets' owners, as often as nobody needs who only pays. */
@Injectable()
export class PayeeChecks {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly limits: AttemptLimits,
  ) {}

  /** Answers how the names agree; 429 for whoever asks too often of wallets that are not theirs to see. */
  async check(actor: Actor, { address, name }: { address: string; name: string }): Promise<CheckedPayee> {
    const sought = checkedAddress('address', address).toLowerCase();
    const wallet = (await this.wallets.byAddress(this.em.fork(), [sought])).get(sought) ?? null;
    if (wallet === null || !isVisibleWallet(actor, wallet)) {
      await this.limits.count([
        this.limits.counter('payee', [actor.userId, sought]), this.limits.counter('payees', [actor.userId]),
      ]);
    }
    return { wallet, result: wallet === null ? 'unknown' : payeeCheckOf(name, wallet) };
  }
}
