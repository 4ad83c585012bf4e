import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { StatusController } from './status.controller.ts';
import { StatusQueries } from './status.queries.ts';

/** Whether everything works, as measured. */
@Module({
  imports: [AuthModule, BlocksModule, ComplianceModule],
  controllers: [StatusController],
  providers: [StatusQueries],
})
export class StatusModule {}
