import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { answerTo, writeStatusReport, type MessageHead, type Problem, type StatusReport } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { StateCounts } from '../messages/iso-message.entity.ts';
import { MessageAnswers } from '../messages/message-answers.service.ts';
import { ISO_REPORT_QUEUE } from '../messages/queues.ts';
import { reasonsOfProblems } from './reasons.ts';
import { isSettled, StandingQueries, type Standing, type StandingPayment } from './standing.queries.ts';

interface Message {
  id: string;
  actor: Actor;
  request: MessageHead;
}
/** The newest answer to a message; number 0 before the first. */
interface LastAnswer {
  number: number;
  states: StateCounts;
}
type Report = Omit<StatusReport, 'messageId' | 'createdAt'>;

/**
 * Answers messages with status reports: first with one of all their payments, then with one of those that waited and
 * have come to something since. What waits is kept, so that each payment's end is told once.
 */
@Injectable()
export class AnswerTransfers {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly standing: StandingQueries,
    private readonly answers: MessageAnswers,
  ) {}

  /** Answers a message that was refused as a whole. */
  refuse(tx: Tx, actor: Actor, id: string, request: MessageHead, problems: readonly Problem[]): Promise<void> {
    const report = { ...headOf(request), refusal: reasonsOfProblems(problems), instructions: [] };
    return this.write(tx, { id, actor, request }, report, { RJCT: request.count }, 0);
  }

  /** Tells what is not told yet, in the commit that finishes the work on it. */
  async tell(message: Message, finish: (tx: Tx) => Promise<void>): Promise<void> {
    const last = await this.lastAnswer(message.id);
    if (last.number === 0) await this.tellAll(message, finish);
    else await this.tellRest(message, last, finish);
  }

  private async tellAll(message: Message, finish: (tx: Tx) => Promise<void>): Promise<void> {
    const standing = await this.standing.of(this.em.fork(), message.actor, message.id);
    const open = standing.payments.filter((payment) => !isSettled(payment));
    await this.unitOfWork.commit(async (tx) => {
      await this.write(tx, message, { ...headOf(message.request), instructions: standing.instructions },
        countsOf(standing.payments), 0);
      await this.open(tx, message.id, open);
      // What came of them meanwhile was told to nobody: it is looked for once more.
      if (open.length > 0) await enqueue(tx, ISO_REPORT_QUEUE, [message.id]);
      await finish(tx);
    });
  }

  private async tellRest(message: Message, last: LastAnswer, finish: (tx: Tx) => Promise<void>): Promise<void> {
    const { id, actor } = message;
    const open = await tables(this.em.fork()).selectFrom('iso_open_payment')
      .select(['instruction', 'place', 'transaction_id']).where('message_id', '=', id).execute();
    const wanted = new Map([...Map.groupBy(open, ({ instruction }) => instruction)]
      .map(([instruction, some]) => [instruction, new Set(some.map(({ place }) => place))]));
    const standing = await this.standing.of(this.em.fork(), actor, id, wanted);
    const ended = standing.payments.filter(isSettled);
    const known = new Set(open.filter((one) => one.transaction_id !== null).map(keyOf));
    const named = standing.payments.filter((one) =>
      !isSettled(one) && one.transactionId !== null && !known.has(keyOf(one)));
    await this.unitOfWork.commit(async (tx) => {
      await this.close(tx, id, [...ended, ...named]);
      await this.open(tx, id, named);
      if (ended.length > 0) {
        await this.write(tx, message, {
          ...headOf(message.request), isPartial: true, instructions: endedIn(standing),
        }, changed(last.states, ended), last.number);
      }
      if (named.length > 0) await enqueue(tx, ISO_REPORT_QUEUE, [id]);
      await finish(tx);
    });
  }

  /** Keeps a report as the answer behind one that is known. */
  private write(tx: Tx, { id, actor }: Message, report: Report, states: StateCounts, after: number): Promise<void> {
    const definition = answerTo(report.original.definition);
    return this.answers.add(tx, actor, id, {
      definition, states, after, write: (head) => writeStatusReport(definition, { ...report, ...head }),
    });
  }

  private async lastAnswer(id: string): Promise<LastAnswer> {
    const last = await tables(this.em.fork()).selectFrom('iso_answer').select(['number', 'states'])
      .where('message_id', '=', id).orderBy('number', 'desc').executeTakeFirst();
    return { number: last?.number ?? 0, states: last?.states ?? {} };
  }

  private async open(tx: Tx, id: string, payments: readonly StandingPayment[]): Promise<void> {
    if (payments.length === 0) return;
    await tables(tx).insertInto('iso_open_payment').values(payments.map(({ instruction, place, transactionId }) => (
      { message_id: id, instruction, place, transaction_id: transactionId }))).execute();
  }

  // Where somebody else has told of them meanwhile, all of this is undone and looked at anew.
  private async close(tx: Tx, id: string, payments: readonly StandingPayment[]): Promise<void> {
    for (const [instruction, some] of Map.groupBy(payments, (payment) => payment.instruction)) {
      const places = some.map(({ place }) => place);
      const gone = await tables(tx).deleteFrom('iso_open_payment').where('message_id', '=', id)
        .where('instruction', '=', instruction)
        .where((one) => one('place', '=', one.fn.any(one.val(places)))).returning('place').execute();
      if (gone.length !== places.length) throw new Error('What came of a payment was told meanwhile.');
    }
  }
}

const keyOf = ({ instruction, place }: { instruction: number; place: number }): string => `${instruction} ${place}`;

const headOf = (request: MessageHead): Pick<Report, 'original'> => {
  const { messageId, definition, createdAt, count, totalMinor } = request;
  return { original: { messageId, definition, createdAt, count, totalMinor } };
};

const countsOf = (payments: readonly StandingPayment[]): StateCounts =>
  Object.fromEntries([...Map.groupBy(payments, ({ state }) => state)].map(([state, some]) => [state, some.length]));

/** How the payments stand once those that waited have ended. */
const changed = (last: StateCounts, ended: readonly StandingPayment[]): StateCounts => {
  const counts = { ...last };
  for (const { state } of ended) counts[state] = (counts[state] ?? 0) + 1;
  const waiting = (counts.PDNG ?? 0) - ended.length;
  return Object.fromEntries(Object.entries({ ...counts, PDNG: waiting }).filter(([, count]) => count > 0));
};

const endedIn = ({ instructions }: Standing): Report['instructions'] => instructions
  .map((instruction) => ({ ...instruction, transfers: instruction.transfers.filter(isSettled) }))
  .filter(({ transfers }) => transfers.length > 0);
