import { Module } from '@nestjs/common';
import { KeepConversation } from './keep-conversation.use-case.ts';
import { RaiseRequest } from './raise-request.use-case.ts';
import { SupportController } from './support.controller.ts';
import { SupportDesk } from './support-desk.service.ts';
import { SupportQueries } from './support.queries.ts';

/** What people ask of the staff, and what they are answered. */
@Module({
  controllers: [SupportController],
  providers: [RaiseRequest, KeepConversation, SupportDesk, SupportQueries],
  exports: [SupportQueries],
})
export class SupportModule {}
