import { Module } from '@nestjs/common';
import { BatchesModule } from '../batches/batches.module.ts';
import { AnswerMessage } from './credit-transfers/answer-message.service.ts';
import { CarryOutMessage } from './credit-transfers/carry-out-message.use-case.ts';
import { IsoMessageWork } from './messages/iso-message-work.service.ts';
import { IsoMessagesQueries } from './messages/iso-messages.queries.ts';
import { Iso20022Controller } from './messages/iso20022.controller.ts';
import { ReceiveMessage } from './messages/receive-message.use-case.ts';

/** Messages of ISO 20022: kept as evidence, carried out as batches, answered. */
@Module({
  imports: [BatchesModule],
  controllers: [Iso20022Controller],
  providers: [ReceiveMessage, CarryOutMessage, AnswerMessage, IsoMessageWork, IsoMessagesQueries],
})
export class Iso20022Module {}
