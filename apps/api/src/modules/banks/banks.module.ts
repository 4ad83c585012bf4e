import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { BanksController } from './banks.controller.ts';
import { BanksQueries } from './banks.queries.ts';
import { BankChanges } from './bank-changes.service.ts';
import { CreateBank } from './create-bank.use-case.ts';
import { IdentifyBank } from './identify-bank.use-case.ts';
import { RenameBank } from './rename-bank.use-case.ts';
import { ResumeBank } from './resume-bank.use-case.ts';
import { SuspendBank } from './suspend-bank.use-case.ts';

/** Which banks take part, for administrators to decide. */
@Module({
  imports: [LedgerModule],
  controllers: [BanksController],
  providers: [BanksQueries, CreateBank, IdentifyBank, RenameBank, SuspendBank, ResumeBank, BankChanges],
})
export class BanksModule {}
