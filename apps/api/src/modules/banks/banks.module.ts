import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.ts';
import { BanksController } from './banks.controller.ts';
import { BanksQueries } from './banks.queries.ts';
import { KeepBanks } from './keep-banks.use-case.ts';

/** Which banks take part, for administrators to decide. */
@Module({ imports: [LedgerModule], controllers: [BanksController], providers: [BanksQueries, KeepBanks] })
export class BanksModule {}
