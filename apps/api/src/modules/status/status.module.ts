import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { InvariantsModule } from '../invariants/invariants.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { PartProbes } from './part-probes.service.ts';
import { StatusController } from './status.controller.ts';
import { StatusHistoryQueries } from './status-history.queries.ts';
import { StatusQueries } from './status.queries.ts';
import { StatusSampler } from './status-sampler.service.ts';

/** Whether everything works, as measured now and once a minute. */
@Module({
  imports: [AuthModule, BlocksModule, ComplianceModule, EventsModule, InvariantsModule, WebhooksModule],
  controllers: [StatusController],
  providers: [StatusQueries, PartProbes, StatusHistoryQueries, StatusSampler],
})
export class StatusModule {}
