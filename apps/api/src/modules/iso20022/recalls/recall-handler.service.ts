import { Injectable } from '@nestjs/common';
import type { Problem, RecallRequest } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import type { KeptMessage, MessageHandler } from '../messages/message-handler.ts';
import { AnswerRecalls } from './answer-recalls.use-case.ts';
import { CarryOutRecalls } from './carry-out-recalls.use-case.ts';
import { problemsOfRecall } from './wanted-recall.ts';

/** Which payments an institution asks to have back (camt.056): each becomes a recall. */
@Injectable()
export class RecallHandler implements MessageHandler<'recall-request'> {
  constructor(private readonly answering: AnswerRecalls, private readonly carrying: CarryOutRecalls) {}

  problemsOf(_: Actor, request: RecallRequest): Promise<Problem[]> {
    return Promise.resolve(request.recalls.flatMap(problemsOfRecall));
  }

  /** What is to be asked stands in the message. */
  plan(): Promise<void> {
    return Promise.resolve();
  }

  refuse(tx: Tx, actor: Actor, id: string, request: RecallRequest, problems: readonly Problem[]): Promise<void> {
    return this.answering.refuse(tx, actor, id, request, problems);
  }

  carryOut(message: KeptMessage<'recall-request'>, attempt: Attempt): Promise<void> {
    return this.carrying.execute(message, attempt);
  }
}
