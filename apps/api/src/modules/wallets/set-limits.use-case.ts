import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { parseAmount } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletDirectory } from './wallet-directory.service.ts';
import type { SetLimitsDto, WalletDto } from './wallet.dto.ts';
import { WalletsQueries } from './wallets.queries.ts';

/** Sets how much a wallet may send in one transaction and in one day. */
@Injectable()
export class SetLimits {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: WalletDirectory,
    private readonly events: EventLog,
    private readonly wallets: WalletsQueries,
  ) {}

  /** Answers the wallet with its limits; transfers that are already under way are judged by the old ones. */
  async execute(actor: Actor, idOrAddress: string, limits: SetLimitsDto): Promise<WalletDto> {
    const minorOf = (amount: string | null): bigint | null => (amount === null ? null : parseAmount(amount));
    return this.unitOfWork.commit(async (tx) => {
      const wallet = await this.directory.visible(tx, actor, idOrAddress);
      const before = await this.wallets.read(tx, wallet.id);
      await rows(tx, 'update wallet set transaction_limit_minor = $2, daily_limit_minor = $3 where id = $1',
        [wallet.id, minorOf(limits.transactionLimit), minorOf(limits.dailyLimit)]);
      await this.events.record(tx, [{
        action: 'wallet_limits', type: 'wallet.limited', resource: 'wallet', resourceId: wallet.id, actor,
        severity: 'warning',
        details: {
          address: wallet.address,
          previousTransactionLimit: before.transactionLimit, transactionLimit: limits.transactionLimit,
          previousDailyLimit: before.dailyLimit, dailyLimit: limits.dailyLimit,
        },
      }]);
      return this.wallets.read(tx, wallet.id);
    });
  }
}
