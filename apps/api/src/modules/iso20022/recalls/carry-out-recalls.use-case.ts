import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WantedRecall } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { Refusal, attemptLater } from '../../../platform/http/problems/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { RecallReason } from '../../recalls/public.ts';
import { RequestRecall } from '../../recalls/request-recall.use-case.ts';
import type { KeptMessage } from '../messages/message-handler.ts';
import { NamedPayments } from './named-payments.queries.ts';
import { OriginalPayments } from './original-payments.queries.ts';
import { RECALL_ANSWER_QUEUE } from './recall-queue.ts';
import { noteOf } from './wanted-recall.ts';

type Message = KeptMessage<'recall-request'>;

/**
 * Asks for each payment that a message asks back, by the recall that anybody could ask for. What came of each is kept
 * beside it in the same commit, so that a second attempt goes on behind it.
 */
@Injectable()
export class CarryOutRecalls {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: NamedPayments,
    private readonly originals: OriginalPayments,
    private readonly requesting: RequestRecall,
  ) {}

  async execute(message: Message, { signal, finish }: Attempt): Promise<void> {
    const done = await tables(this.em.fork()).selectFrom('iso_recall').select('place')
      .where('message_id', '=', message.id).execute();
    const places = new Set(done.map(({ place }) => place));
    for (const [place, wanted] of message.request.recalls.entries()) {
      signal.throwIfAborted();
      if (!places.has(place)) await this.ask(message, place, wanted);
    }
    await this.unitOfWork.commit(async (tx) => {
      await enqueue(tx, RECALL_ANSWER_QUEUE, [message.id]);
      await finish(tx);
    });
  }

  private async ask({ id, actor, isEntitled }: Message, place: number, wanted: WantedRecall): Promise<void> {
    const outcome = await attemptLater(async () => {
      if (!isEntitled) throw new Refusal(403, 'FORBIDDEN', 'Whoever sent the message may not ask any more.');
      const payment = await this.payments.find(actor, wanted.original, 'own');
      const objection = await this.originals.objectionTo(actor, payment, wanted);
      await this.unitOfWork.commit(async (tx) => {
        const wish = { reason: wanted.reason as RecallReason, note: noteOf(wanted) };
        // What is not the sender's to know is not there, before anything of it is told.
        const recallId = await this.requesting.execute(tx, actor, payment.id, wish, objection);
        await keep(tx, id, { place, recall_id: recallId, code: null, error: null });
      });
    });
    if (!(outcome instanceof Refusal)) return;
    if (outcome.status >= 500) throw outcome;
    await this.unitOfWork.commit((tx) => keep(tx, id, { place, ...resultOf(outcome) }));
  }
}

interface Result {
  recall_id: string | null;
  code: string | null;
  error: string | null;
}

/** What was asked back before is answered with the one that is open. */
const resultOf = ({ code, message, details }: Refusal): Result => {
  const { id, status } = (details ?? {}) as { id?: string; status?: string };
  if (code === 'RECALL_OPEN' && id !== undefined) return { recall_id: id, code: null, error: null };
  return { recall_id: null, code: status === 'reversed' ? 'ALREADY_RETURNED' : code, error: message };
};

const keep = async (tx: Tx, messageId: string, row: Result & { place: number }): Promise<void> => {
  await tables(tx).insertInto('iso_recall').values({ message_id: messageId, ...row })
    .onConflict((conflict) => conflict.columns(['message_id', 'place']).doNothing()).execute();
};
