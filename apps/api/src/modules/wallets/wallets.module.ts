import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { BalanceAt } from './balance-at.queries.ts';
import { ExportHistory } from './export-history.use-case.ts';
import { FlowsController } from './flows.controller.ts';
import { FlowsQueries } from './flows.queries.ts';
import { FreezeWallet } from './freeze-wallet.use-case.ts';
import { ProveBalance } from './prove-balance.use-case.ts';
import { RegisterWallet } from './register-wallet.use-case.ts';
import { SetLimits } from './set-limits.use-case.ts';
import { WalletDirectory } from './wallet-directory.service.ts';
import { WalletsController } from './wallets.controller.ts';
import { WalletsQueries } from './wallets.queries.ts';

/** Whose money it is: wallets, their owners and their histories. */
@Module({
  imports: [LedgerModule, BlocksModule],
  controllers: [WalletsController, FlowsController],
  providers: [
    WalletDirectory, WalletsQueries, BalanceAt, FlowsQueries, RegisterWallet, FreezeWallet, SetLimits, ExportHistory,
    ProveBalance,
  ],
  exports: [WalletDirectory, WalletsQueries, RegisterWallet],
})
export class WalletsModule {}
