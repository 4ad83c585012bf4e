import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.ts';
import { MetalPricesModule } from '../metal-prices/metal-prices.module.ts';
import { TransfersModule } from '../transfers/transfers.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { AssessZakat } from './assess-zakat.use-case.ts';
import { AssessmentWriter } from './assessment-writer.service.ts';
import { AssessmentsQueries } from './assessments.queries.ts';
import { IssueCertificate } from './certificates/issue-certificate.use-case.ts';
import { FollowedOpinions } from './followed-opinions.service.ts';
import { FollowZakat } from './follow-zakat.use-case.ts';
import { PayZakat } from './pay-zakat.use-case.ts';
import { KeepRecipients } from './recipients/keep-recipients.use-case.ts';
import { ZakatRecipientsController } from './recipients/recipients.controller.ts';
import { RecipientsQueries } from './recipients/recipients.queries.ts';
import { RemindOfZakat } from './remind-of-zakat.use-case.ts';
import { WealthQueries } from './wealth.queries.ts';
import { ZakatController } from './zakat.controller.ts';
import { ZakatPositions } from './zakat-positions.service.ts';

/** Zakat as it falls due on people’s wallets: followed, assessed, certified and paid. */
@Module({
  imports: [KeysModule, MetalPricesModule, TransfersModule, WalletsModule],
  controllers: [ZakatRecipientsController, ZakatController],
  providers: [
    FollowedOpinions, WealthQueries, ZakatPositions, AssessmentsQueries, FollowZakat, AssessmentWriter, AssessZakat,
    IssueCertificate, PayZakat, RemindOfZakat, RecipientsQueries, KeepRecipients,
  ],
  exports: [FollowZakat, PayZakat, KeepRecipients],
})
export class ZakatModule {}
