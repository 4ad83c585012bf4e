import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { CrossBorderController } from './cross-border.controller.ts';
import { ExchangeDesk } from './exchange-desk.service.ts';
import { QuoteDesk } from './quote-desk.service.ts';
import { TransferAcross } from './transfer-across.use-case.ts';

/** Payments between the UAE and Qatar, both legs together. */
@Module({
  imports: [LedgerModule, WalletsModule, ComplianceModule, TransfersModule],
  controllers: [CrossBorderController],
  providers: [QuoteDesk, TransferAcross, ExchangeDesk],
})
export class CrossBorderModule {}
