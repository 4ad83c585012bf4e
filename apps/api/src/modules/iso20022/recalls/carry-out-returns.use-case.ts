import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WantedReturn } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { Refusal, attemptLater } from '../../../platform/http/problems/refusal.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { ReverseTransaction } from '../../recalls/reverse-transaction.use-case.ts';
import type { KeptMessage } from '../messages/message-handler.ts';
import { AnswerReturns } from './answer-returns.service.ts';
import { NamedPayments, type NamedPayment } from './named-payments.queries.ts';
import { OriginalPayments } from './original-payments.queries.ts';
import { noteOf } from './wanted-recall.ts';

type Message = KeptMessage<'payment-return'>;

/**
 * Gives back each payment that a message gives back, by the reversal that its payee could make; that accepts a recall
 * which is open. What came of each is kept in the same commit, so that a second attempt goes on behind it.
 */
@Injectable()
export class CarryOutReturns {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: NamedPayments,
    private readonly originals: OriginalPayments,
    private readonly reversing: ReverseTransaction,
    private readonly answering: AnswerReturns,
  ) {}

  async execute(message: Message, { signal, finish }: Attempt): Promise<void> {
    const { id, actor, request } = message;
    const done = await tables(this.em.fork()).selectFrom('iso_return').select('place')
      .where('message_id', '=', id).execute();
    const places = new Set(done.map(({ place }) => place));
    for (const [place, wanted] of request.returns.entries()) {
      signal.throwIfAborted();
      if (!places.has(place)) await this.giveBack(message, place, wanted);
    }
    await this.unitOfWork.commit(async (tx) => {
      await this.answering.write(tx, actor, id, request);
      await finish(tx);
    });
  }

  private async giveBack({ id, actor, isEntitled }: Message, place: number, wanted: WantedReturn): Promise<void> {
    const outcome = await attemptLater(async () => {
      if (!isEntitled) {
        throw new Refusal(403, 'FORBIDDEN', 'Whoever sent the message may not return payments any more.');
      }
      const payment = await this.payments.find(actor, wanted.original, 'anybody');
      const objection = await this.originals.objectionTo(actor, payment, wanted);
      await this.unitOfWork.commit(async (tx) => {
        const reason = noteOf(wanted) ?? `Returned by pacs.004 (${wanted.reason ?? 'NARR'})`;
        // Whose payment it is shows first; all of this is undone where it is another one than is said.
        await this.reversing.execute(tx, actor, payment.id, reason);
        if (objection !== undefined) throw objection;
        refuseOtherAmount(payment, wanted);
        await keep(tx, id, { place, transaction_id: payment.id, code: null, error: null });
      });
    });
    if (!(outcome instanceof Refusal)) return;
    if (outcome.status >= 500) throw outcome;
    const { code, message: error } = outcome;
    await this.unitOfWork.commit((tx) => keep(tx, id, { place, transaction_id: null, code, error }));
  }
}

const refuseOtherAmount = (
  { receivedMinor, currency }: NamedPayment, { originalMinor, returnedMinor, currency: returned }: WantedReturn,
): void => {
  const isWhole = returnedMinor === receivedMinor && returned === currency;
  if (isWhole && (originalMinor === undefined || originalMinor === receivedMinor)) return;
  throw new Refusal(422, 'AMOUNT_MISMATCH', 'A payment is returned whole, and the message gives back another amount.');
};

interface Row {
  place: number;
  transaction_id: string | null;
  code: string | null;
  error: string | null;
}

const keep = async (tx: Tx, messageId: string, row: Row): Promise<void> => {
  await tables(tx).insertInto('iso_return').values({ message_id: messageId, ...row })
    .onConflict((conflict) => conflict.columns(['message_id', 'place']).doNothing()).execute();
};
