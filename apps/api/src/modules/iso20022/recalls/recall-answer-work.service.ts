import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Attempt, JobHandler } from '../../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.service.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { RecallRegister } from '../../recalls/recall-register.service.ts';
import { KeptMessages } from '../messages/kept-messages.queries.ts';
import { AnswerRecalls } from './answer-recalls.use-case.ts';
import { RECALL_ANSWER_QUEUE } from './recall-queue.ts';

/**
 * Answers messages that ask payments back: once all were asked for, and again whenever a recall of theirs has ended.
 * There is one job a message, which runs again when it is asked for in between, so that no answer is left out.
 */
@Injectable()
export class RecallAnswerWork implements JobHandler {
  readonly queue = RECALL_ANSWER_QUEUE;
  readonly concurrency = 1;

  constructor(
    jobs: JobQueue,
    recalls: RecallRegister,
    private readonly kept: KeptMessages,
    private readonly answering: AnswerRecalls,
    private readonly unitOfWork: UnitOfWork,
  ) {
    jobs.register(this);
    recalls.onAnswered((tx, recallId) => this.askFor(tx, recallId));
  }

  async run({ subject, finish }: Attempt): Promise<void> {
    const { kind, message } = await this.kept.read(subject);
    await this.unitOfWork.commit(async (tx) => {
      if (kind === 'recall-request') await this.answering.write(tx, message.actor, message.id, message.request);
      await finish(tx);
    });
  }

  /** In the commit of what became of a recall. */
  private async askFor(tx: Tx, recallId: string): Promise<void> {
    const asked = await tables(tx).selectFrom('iso_recall').select('message_id').distinct()
      .where('recall_id', '=', recallId).execute();
    await enqueue(tx, RECALL_ANSWER_QUEUE, asked.map(({ message_id: id }) => id));
  }
}
