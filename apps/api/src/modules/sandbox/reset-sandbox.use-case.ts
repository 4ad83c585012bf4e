import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { NETWORKS, currencyOf, formatMinor } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EndContracts } from '../contracts/life/end-contracts.use-case.ts';
import { RestoreWallets } from '../funding/restore-wallets.use-case.ts';
import { EndPending } from '../lifecycle/end-pending.use-case.ts';
import type { ResetSandboxDto, SandboxResetDto } from './reset.dto.ts';

/**
 * Lets a sandbox begin anew without forgetting anything: what lives or waits is ended, and every wallet gets back what
 * it was opened with, by ordinary postings. All of it takes place at one moment, or nothing does.
 */
@Injectable()
export class ResetSandbox {
  constructor(
    private readonly contracts: EndContracts,
    private readonly payments: EndPending,
    private readonly wallets: RestoreWallets,
    private readonly ledger: Ledger,
    private readonly events: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute(actor: Actor, { confirm }: ResetSandboxDto): Promise<SandboxResetDto> {
    return this.unitOfWork.commit(async (tx) => {
      const done = await this.reset(tx, actor);
      await this.events.record(tx, [{
        action: 'sandbox_reset', type: 'sandbox.reset', resource: 'sandbox', resourceId: 'wallets', actor,
        severity: 'warning', details: { confirm, ...done },
      }]);
      return done;
    });
  }

  private async reset(tx: Tx, actor: Actor): Promise<SandboxResetDto> {
    const contractsEnded = await this.contracts.execute(tx, actor);
    // While all wallets are locked no payment can be made, so none is left waiting.
    await this.ledger.lockEveryWallet(tx);
    const paymentsEnded = await this.payments.execute(tx, actor);
    const { wallets, unfrozen, moved } = await this.wallets.execute(tx, actor);
    return {
      contractsEnded, paymentsEnded, walletsRestored: wallets, walletsUnfrozen: unfrozen,
      money: NETWORKS.map((network) => ({
        currency: currencyOf(network), funded: formatMinor(moved[network].fundedMinor),
        redeemed: formatMinor(moved[network].redeemedMinor),
      })),
    };
  }
}
