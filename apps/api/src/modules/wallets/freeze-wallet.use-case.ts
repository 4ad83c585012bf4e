import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { row, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletDirectory } from './wallet-directory.service.ts';
import type { WalletDto } from './wallet.dto.ts';
import { WalletsQueries } from './wallets.queries.ts';

/** Freezes a wallet so that it neither pays nor receives, or releases it; the reason is kept with the event. */
@Injectable()
export class FreezeWallet {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: WalletDirectory,
    private readonly ledger: Ledger,
    private readonly events: EventLog,
    private readonly wallets: WalletsQueries,
  ) {}

  /** Answers the wallet as it now is; 409 when it already was that way. */
  async execute(actor: Actor, idOrAddress: string, isFrozen: boolean, reason: string): Promise<WalletDto> {
    return this.unitOfWork.commit(async (tx) => {
      const wallet = await this.directory.visible(tx, actor, idOrAddress);
      if (!isFrozen) await refuseWhileCaseFreezes(tx, wallet.id);
      if (!(await this.ledger.setFrozen(tx, wallet.id, isFrozen))) {
        throw isFrozen
          ? new Refusal(409, 'WALLET_ALREADY_FROZEN', 'The wallet is already frozen.')
          : new Refusal(409, 'WALLET_NOT_FROZEN', 'The wallet is not frozen.');
      }
      await this.events.record(tx, [{
        action: isFrozen ? 'wallet_freeze' : 'wallet_unfreeze',
        type: isFrozen ? 'wallet.frozen' : 'wallet.unfrozen',
        resource: 'wallet',
        resourceId: wallet.id,
        actor,
        severity: 'warning',
        details: {
          address: wallet.address, network: wallet.network, previousIsFrozen: !isFrozen, isFrozen, reason,
        },
      }]);
      return this.wallets.read(tx, wallet.id);
    });
  }
}

// What a case froze its decision alone lifts; to release the wallet meanwhile would seem to do something.
const refuseWhileCaseFreezes = async (tx: Tx, id: string): Promise<void> => {
  const { isFrozenByCase } = await row<{ isFrozenByCase: boolean }>(tx,
    'select is_frozen_by_case as "isFrozenByCase" from wallet_detail where id = $1', [id]);
  if (!isFrozenByCase) return;
  throw new Refusal(409, 'FROZEN_BY_CASE', 'A screening case freezes this wallet; decide the case to release it.');
};
