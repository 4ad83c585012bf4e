import { Module } from '@nestjs/common';
import { BatchesModule } from '../batches/batches.module.ts';
import { BeneficiariesModule } from '../beneficiaries/beneficiaries.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { MessageSchemasModule } from '../message-schemas/message-schemas.module.ts';
import { PassportsModule } from '../passports/passports.module.ts';
import { RecallsModule } from '../recalls/recalls.module.ts';
import { StatementsModule } from '../statements/statements.module.ts';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { AnswerTransfers } from './credit-transfers/answer-transfers.service.ts';
import { CarryOutTransfers } from './credit-transfers/carry-out-transfers.use-case.ts';
import { PaymentWatch } from './credit-transfers/payment-watch.service.ts';
import { PreviewTransfers } from './credit-transfers/preview-transfers.service.ts';
import { ReportMessage } from './credit-transfers/report-message.use-case.ts';
import { StandingQueries } from './credit-transfers/standing.queries.ts';
import { StatusRequestHandler } from './credit-transfers/status-request-handler.service.ts';
import { CreditTransferHandler } from './credit-transfers/credit-transfer-handler.service.ts';
import { MessageHandlers } from './message-handlers.service.ts';
import { CarryOutMessage } from './messages/carry-out-message.use-case.ts';
import { ExamineMessage } from './messages/examine-message.service.ts';
import { FailedMessages } from './messages/failed-messages.service.ts';
import { IsoMessageWork } from './messages/iso-message-work.service.ts';
import { IsoMessagesQueries } from './messages/iso-messages.queries.ts';
import { Iso20022Controller } from './messages/iso20022.controller.ts';
import { KeptMessages } from './messages/kept-messages.queries.ts';
import { MessageAnswers } from './messages/message-answers.service.ts';
import { ReceiveMessage } from './messages/receive-message.use-case.ts';
import { RehearseMessage } from './messages/rehearse-message.use-case.ts';
import { RetryMessage } from './messages/retry-message.use-case.ts';
import { OutgoingTransfersController } from './outgoing/outgoing-transfers.controller.ts';
import { OutgoingTransfers } from './outgoing/outgoing-transfers.service.ts';
import { AnswerRecalls } from './recalls/answer-recalls.use-case.ts';
import { AnswerReturns } from './recalls/answer-returns.service.ts';
import { CarryOutRecalls } from './recalls/carry-out-recalls.use-case.ts';
import { CarryOutReturns } from './recalls/carry-out-returns.use-case.ts';
import { NamedPayments } from './recalls/named-payments.queries.ts';
import { OriginalPayments } from './recalls/original-payments.queries.ts';
import { RecallAnswerWork } from './recalls/recall-answer-work.service.ts';
import { RecallHandler } from './recalls/recall-handler.service.ts';
import { ReturnHandler } from './recalls/return-handler.service.ts';

/** Messages of ISO 20022: kept as evidence, carried out as batches, answered; and payments as they go out. */
@Module({
  imports: [
    BatchesModule, BeneficiariesModule, EventsModule, KeysModule, MessageSchemasModule, PassportsModule,
    RecallsModule, StatementsModule,
    TransactionsModule, WalletsModule,
  ],
  controllers: [Iso20022Controller, OutgoingTransfersController],
  providers: [
    ExamineMessage, ReceiveMessage, RehearseMessage, CarryOutMessage, MessageHandlers, MessageAnswers,
    IsoMessageWork, IsoMessagesQueries, KeptMessages, FailedMessages, RetryMessage, CreditTransferHandler,
    StatusRequestHandler, CarryOutTransfers, PreviewTransfers, AnswerTransfers, StandingQueries, ReportMessage,
    PaymentWatch, RecallHandler, CarryOutRecalls, AnswerRecalls, NamedPayments, OriginalPayments, RecallAnswerWork,
    OutgoingTransfers,
    ReturnHandler, CarryOutReturns, AnswerReturns,
  ],
})
export class Iso20022Module {}
