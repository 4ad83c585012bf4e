import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../../platform/database/tables.ts';
import type { Attempt, JobHandler } from '../../../platform/jobs/job-handler.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.service.ts';
import { KeptMessages } from '../messages/kept-messages.queries.ts';
import { ISO_REPORT_QUEUE } from '../messages/queues.ts';
import { AnswerTransfers } from './answer-transfers.service.ts';

/** Tells what came of payments that waited, and of messages that could not be carried out; tried until it is told. */
@Injectable()
export class ReportMessage implements JobHandler {
  readonly queue = ISO_REPORT_QUEUE;
  readonly concurrency = 2;

  constructor(
    jobs: JobQueue,
    private readonly em: EntityManager,
    private readonly kept: KeptMessages,
    private readonly answering: AnswerTransfers,
  ) {
    jobs.register(this);
  }

  async run({ subject: id, finish }: Attempt): Promise<void> {
    if (!await this.hasSomething(id)) return;
    const { kind, message: { actor, request } } = await this.kept.read(id);
    if (kind !== 'credit-transfer-request' && kind !== 'interbank-transfers') return;
    await this.answering.tell({ id, actor, request }, finish);
  }

  /** Whether payments wait to be told of, or whether the message failed before anything was told of it. */
  private async hasSomething(id: string): Promise<boolean> {
    const found = await tables(this.em.fork()).selectNoFrom((is) => is.or([
      is.exists(is.selectFrom('iso_open_payment').select('place').where('message_id', '=', id)),
      is.exists(is.selectFrom('iso_failure').select('number').where('message_id', '=', id)
        .where('mended_at', 'is', null)),
    ]).as('is_some')).executeTakeFirstOrThrow();
    return found.is_some === true;
  }
}
