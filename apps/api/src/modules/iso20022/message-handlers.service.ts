import { Injectable } from '@nestjs/common';
import type { Kind } from '@connect/iso20022';
import { StatusRequestHandler } from './credit-transfers/status-request-handler.service.ts';
import { CreditTransferHandler } from './credit-transfers/credit-transfer-handler.service.ts';
import type { Handlers, MessageHandler } from './messages/message-handler.ts';
import { RecallHandler } from './recalls/recall-handler.service.ts';
import { ReturnHandler } from './recalls/return-handler.service.ts';

/** Says who handles messages of which kind. */
@Injectable()
export class MessageHandlers {
  private readonly handlers: Handlers;

  constructor(
    transfers: CreditTransferHandler, statusRequests: StatusRequestHandler, recalls: RecallHandler,
    returns: ReturnHandler,
  ) {
    this.handlers = {
      'credit-transfer-request': transfers, 'interbank-transfers': transfers, 'status-request': statusRequests,
      'recall-request': recalls, 'payment-return': returns,
    };
  }

  of<K extends Kind>(kind: K): MessageHandler<K> {
    return this.handlers[kind];
  }
}
