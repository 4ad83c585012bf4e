import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.ts';
import { MessageSchemasModule } from '../message-schemas/message-schemas.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { IssueStatement } from './issue-statement.use-case.ts';
import { MovementsQueries } from './movements.queries.ts';
import { NotifyMovements } from './notify-movements.service.ts';
import { StatementFiles } from './statement-files.service.ts';
import { StatementMaking } from './statement-making.service.ts';
import { StatementsController } from './statements.controller.ts';
import { StatementsQueries } from './statements.queries.ts';

/** What wallets held, received and paid over a period, in signed files, and notifications of single movements. */
@Module({
  imports: [KeysModule, MessageSchemasModule, WalletsModule],
  controllers: [StatementsController],
  providers: [
    StatementsQueries, MovementsQueries, StatementFiles, StatementMaking, IssueStatement, NotifyMovements,
  ],
  exports: [MovementsQueries],
})
export class StatementsModule {}
