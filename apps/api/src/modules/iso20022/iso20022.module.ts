import { Module } from '@nestjs/common';
import { BatchesModule } from '../batches/batches.module.ts';
import { AnswerMessage } from './answer-message.service.ts';
import { CarryOutMessage } from './carry-out-message.use-case.ts';
import { IsoMessageWork } from './iso-message-work.service.ts';
import { IsoMessagesQueries } from './iso-messages.queries.ts';
import { Iso20022Controller } from './iso20022.controller.ts';
import { ReceiveMessage } from './receive-message.use-case.ts';

/** Messages of ISO 20022: kept as evidence, carried out as batches, answered. */
@Module({
  imports: [BatchesModule],
  controllers: [Iso20022Controller],
  providers: [ReceiveMessage, CarryOutMessage, AnswerMessage, IsoMessageWork, IsoMessagesQueries],
})
export class Iso20022Module {}
