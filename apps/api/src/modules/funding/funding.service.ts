import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { Refusal, invalid } from '../../platform/http/problems/refusal.ts';
import type { Keyed, Outcome } from '../../platform/idempotency.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import { WalletsQueries } from '../wallets/wallets.queries.ts';
import { FundWallet } from './fund-wallet.use-case.ts';
import type { FundResultDto, OpenWalletDto } from './funding.dto.ts';
import { OpenWallet } from './open-wallet.use-case.ts';

/** Where sandbox wallets are opened and funded, each request one unit of work under its idempotency key. */
@Injectable()
export class FundingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly opening: OpenWallet,
    private readonly funding: FundWallet,
    private readonly directory: WalletDirectory,
    private readonly wallets: WalletsQueries,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Opens a wallet and answers it. */
  async open(command: Keyed, request: OpenWalletDto): Promise<Outcome> {
    if (request.initialBalance !== undefined) this.refuseOutsideSandbox();
    return this.runOne(command, async (tx) => {
      const wallet = await this.opening.execute(tx, command.actor, request);
      return this.wallets.read(tx, wallet.id);
    });
  }

  /** Funds a wallet and answers what it holds now. */
  async fund(command: Keyed, idOrAddress: string, amount: string): Promise<Outcome> {
    this.refuseOutsideSandbox();
    const amountMinor = parseAmount(amount);
    if (amountMinor === null) {
      throw invalid([{ field: 'amount', code: 'NOT_AN_AMOUNT', message: 'amount must be a decimal string.' }]);
    }
    return this.runOne(command, async (tx): Promise<FundResultDto> => {
      const wallet = await this.directory.visible(tx, command.actor, idOrAddress);
      const id = await this.funding.execute(tx, command.actor, wallet, amountMinor);
      const funded = await this.wallets.read(tx, wallet.id);
      return { transactionId: toTransactionId(id), status: 'completed', wallet: funded };
    });
  }

  // A refusal leaves nothing behind, so it undoes the unit of work and the same key may be used again.
  private async runOne(command: Keyed, work: (tx: Tx) => Promise<unknown>): Promise<Outcome> {
    const [outcome] = await this.unitOfWork.run([command], async (tx) =>
      [{ status: 201, body: JSON.stringify(await work(tx)) }]) as [Outcome];
    return outcome;
  }

  private refuseOutsideSandbox(): void {
    if (!this.env.sandbox) {
      throw new Refusal(403, 'SANDBOX_ONLY', 'Money can be created in the sandbox only.');
    }
  }
}
