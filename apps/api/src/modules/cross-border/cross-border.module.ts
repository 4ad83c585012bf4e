import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { BeneficiariesModule } from '../beneficiaries/beneficiaries.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { CrossBorderController } from './cross-border.controller.ts';
import { ExchangeService } from './exchange.service.ts';
import { QuoteService } from './quote.service.ts';
import { TransferAcross } from './transfer-across.use-case.ts';

/** Payments between the UAE and Qatar, both legs together. */
@Module({
  imports: [LedgerModule, WalletsModule, BeneficiariesModule, ComplianceModule, TransfersModule],
  controllers: [CrossBorderController],
  providers: [QuoteService, TransferAcross, ExchangeService],
  exports: [QuoteService, ExchangeService],
})
export class CrossBorderModule {}
