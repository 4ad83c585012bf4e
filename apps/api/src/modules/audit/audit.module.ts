import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { AuditController } from './audit.controller.ts';
import { AuditQueries } from './audit.queries.ts';
import { AuditStatsQueries } from './audit-stats.queries.ts';
import { ExportBooks } from './export-books.use-case.ts';
import { SoughtNamesQueries } from './sought-names.queries.ts';
import { ExportLog } from './export-log.use-case.ts';

/** What happened, when, and by whom. */
@Module({
  imports: [BlocksModule, KeysModule],
  controllers: [AuditController],
  providers: [AuditQueries, AuditStatsQueries, SoughtNamesQueries, ExportBooks, ExportLog],
  exports: [AuditQueries],
})
export class AuditModule {}
