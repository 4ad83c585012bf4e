import { Module } from '@nestjs/common';
import { AssignSupportRequest } from './assign-support-request.use-case.ts';
import { RaiseRequest } from './raise-request.use-case.ts';
import { SolveSupportRequest } from './solve-support-request.use-case.ts';
import { SupportRequestChanges } from './support-request-changes.service.ts';
import { SupportController } from './support.controller.ts';
import { SupportDesk } from './support-desk.service.ts';
import { SupportQueries } from './support.queries.ts';
import { WriteSupportMessage } from './write-support-message.use-case.ts';

/** What people ask of the staff, and what they are answered. */
@Module({
  controllers: [SupportController],
  providers: [
    RaiseRequest, SupportRequestChanges, WriteSupportMessage, AssignSupportRequest, SolveSupportRequest, SupportDesk,
    SupportQueries,
  ],
  exports: [SupportQueries],
})
export class SupportModule {}
