import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SandboxPeople } from '../auth/accounts/sandbox-people.service.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { SandboxCustomers } from '../customers/sandbox-customers.service.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { FundWallet } from './fund-wallet.use-case.ts';
import { FundingService } from './funding.service.ts';
import { FundingController } from './funding.controller.ts';
import { OpenWallet } from './open-wallet.use-case.ts';
import { RestoreWallets } from './restore-wallets.use-case.ts';
import { seedSandboxWallets } from './sandbox-wallets.ts';

/** How wallets come into being and money enters the sandbox. */
@Module({
  imports: [AuthModule, CustomersModule, LedgerModule, WalletsModule, TransfersModule],
  controllers: [FundingController],
  providers: [OpenWallet, FundWallet, FundingService, RestoreWallets],
  exports: [OpenWallet, RestoreWallets],
})
export class FundingModule implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly people: SandboxPeople,
    private readonly customers: SandboxCustomers,
    private readonly unitOfWork: UnitOfWork,
    private readonly opening: OpenWallet,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.people.seed();
    if (!this.env.sandbox) return;
    await this.customers.seed();
    await this.unitOfWork.commit((tx) => seedSandboxWallets(tx, this.opening));
  }
}
