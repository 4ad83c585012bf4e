import { Injectable } from '@nestjs/common';
import type { PaymentReturn, Problem } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import type { KeptMessage, MessageHandler } from '../messages/message-handler.ts';
import { AnswerReturns } from './answer-returns.service.ts';
import { CarryOutReturns } from './carry-out-returns.use-case.ts';
import { problemsOfNote } from './wanted-recall.ts';

/** Which payments an institution gives back (pacs.004): each becomes a reversal. */
@Injectable()
export class ReturnHandler implements MessageHandler<'payment-return'> {
  constructor(private readonly answering: AnswerReturns, private readonly carrying: CarryOutReturns) {}

  problemsOf(_: Actor, request: PaymentReturn): Promise<Problem[]> {
    return Promise.resolve(request.returns.flatMap((wanted) => problemsOfNote(wanted, wanted)));
  }

  /** What is to be given back stands in the message. */
  plan(): Promise<void> {
    return Promise.resolve();
  }

  refuse(tx: Tx, actor: Actor, id: string, request: PaymentReturn, problems: readonly Problem[]): Promise<void> {
    return this.answering.refuse(tx, actor, id, request, problems);
  }

  carryOut(message: KeptMessage<'payment-return'>, attempt: Attempt): Promise<void> {
    return this.carrying.execute(message, attempt);
  }
}
