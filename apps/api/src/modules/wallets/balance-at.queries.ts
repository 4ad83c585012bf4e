import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BALANCE_AT } from '../../ledger/entry-statements.ts';
import { Clock } from '../../platform/clock.ts';
import { run } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../platform/money.ts';
import { WalletDirectory } from './wallet-directory.service.ts';
import type { WalletBalanceDto } from './wallet.dto.ts';

/** Reads what a wallet held at a moment, by its entries. */
@Injectable()
export class BalanceAt {
  constructor(
    private readonly em: EntityManager,
    private readonly directory: WalletDirectory,
    private readonly clock: Clock,
  ) {}

  /** What was posted by all entries from before a moment: nothing before the wallet was opened. 400 for the future. */
  async of(actor: Actor, idOrAddress: string, at: string): Promise<WalletBalanceDto> {
    const { id, address, network, currency } = await this.directory.visible(this.em.fork(), actor, idOrAddress);
    if (new Date(at) > this.clock.now()) {
      throw invalid([{ field: 'at', code: 'IN_THE_FUTURE', message: 'at must not be in the future.' }]);
    }
    const [last] = await run(this.em.fork(), BALANCE_AT, [id, at]);
    return {
      address, balance: formatMinor(BigInt(last?.balance_after_minor ?? 0)), available: null, held: null, network,
      currency, at, entries: last?.account_sequence ?? '0',
    };
  }
}
