import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { RescreeningModule } from '../rescreening/rescreening.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { ScreeningModule } from '../screening/screening.module.ts';
import { SecondReaderModule } from '../second-reader/second-reader.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { AddToCase } from './add-to-case.use-case.ts';
import { CaseAccess } from './case-access.service.ts';
import { CaseAttachmentsController } from './case-attachments.controller.ts';
import { CaseEvidence } from './case-evidence.queries.ts';
import { CaseHistory } from './case-history.queries.ts';
import { CaseNotes } from './case-notes.queries.ts';
import { CasesController } from './cases.controller.ts';
import { ClearPair } from './clear-pair.use-case.ts';
import { DecideScreeningCase } from './decide-screening-case.use-case.ts';
import { ScreeningDecisionsController } from './screening-decisions.controller.ts';
import { PartyClearing } from './party-clearing.service.ts';

/** What a review case holds besides its verdict: evidence in full, comments, attachments, pairs that were cleared. */
@Module({
  imports: [
    LedgerModule, ReviewsModule, ScreeningModule, SecondReaderModule, RescreeningModule, CustomersModule,
    TransactionsModule,
  ],
  controllers: [CasesController, CaseAttachmentsController, ScreeningDecisionsController],
  providers: [
    CaseAccess, CaseEvidence, CaseHistory, CaseNotes, AddToCase, PartyClearing, ClearPair, DecideScreeningCase,
  ],
  exports: [CaseAccess, CaseEvidence, CaseNotes, DecideScreeningCase],
})
export class CasesModule {}
