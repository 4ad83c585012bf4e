import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { LifecycleModule } from '../lifecycle/lifecycle.module.ts';
import { RecallsModule } from '../recalls/recalls.module.ts';
import { StatementsModule } from '../statements/statements.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { CarriedProof } from './carried-proof.service.ts';
import { IssuePassport } from './issue-passport.use-case.ts';
import { JudgedStatement } from './judged-statement.service.ts';
import { PassportContents } from './passport-content.service.ts';
import { PassportRegister } from './passport-register.service.ts';
import { PassportsController } from './passports.controller.ts';
import { PassportsQueries } from './passports.queries.ts';
import { PaymentPassportsController } from './payment-passports.controller.ts';
import { RevokePassport } from './revoke-passport.use-case.ts';

/** Signed proofs of how single payments were judged, for others to check by themselves. */
@Module({
  imports: [BlocksModule, KeysModule, LifecycleModule, RecallsModule, StatementsModule, TransactionsModule],
  controllers: [PaymentPassportsController, PassportsController],
  providers: [
    JudgedStatement, PassportContents, PassportRegister, PassportsQueries, IssuePassport, RevokePassport, CarriedProof,
  ],
  exports: [CarriedProof, IssuePassport],
})
export class PassportsModule {}
