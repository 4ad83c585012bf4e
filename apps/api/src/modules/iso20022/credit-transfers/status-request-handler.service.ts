import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  answerTo, writeStatusReport, writeUnknownOriginals, type AskedAfter, type Problem, type StatusReason,
  type StatusRequest,
} from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { senderOf } from '../messages/iso-messages.queries.ts';
import { MessageAnswers, type NewAnswer } from '../messages/message-answers.service.ts';
import type { KeptMessage, MessageHandler } from '../messages/message-handler.ts';
import { AnswerTransfers } from './answer-transfers.service.ts';
import { reasonsOfProblems } from './reasons.ts';
import { StandingQueries } from './standing.queries.ts';

/** Payments of one message that are asked after: all of them, or those at some places of its instructions. */
interface Original {
  message: OriginalRow;
  wanted: Map<number, Set<number>> | null;
}

type OriginalRow = Awaited<ReturnType<StatusRequestHandler['messagesOf']>>[number];

/** Messages of payments that are reported on. */
const ASKED_AFTER = ['pain.001', 'pacs.008', 'pacs.009'];

/** So many payments that have all the names given are reported on; more are not meant by them. */
const MOST_NAMED = 1_000;

type Group = 'unknown' | 'several' | 'elsewhere';
type NotReported = Record<Group, { messages: AskedAfter[]; payments: AskedAfter[] }>;

/** Why what is asked after is not reported on. */
const REASONS: Readonly<Record<Group, StatusReason>> = {
  unknown: { code: 'NARR', words: [
    'UNKNOWN_ORIGINAL: You have sent no such message or payment.', 'لم ترسلوا رسالة أو دفعة كهذه.'] },
  several: { code: 'NARR', words: [
    'AMBIGUOUS_ORIGINAL: Too many payments have this name; ask by UETR or together with the message.',
    'دفعات كثيرة تحمل هذا الاسم؛ استعلموا برقم UETR أو مع الرسالة.'] },
  elsewhere: { code: 'NARR', words: [
    'ANSWERED_ELSEWHERE: This message has come; its own answers tell of it.', 'وصلت هذه الرسالة، وتخبر عنها ردودها.'] },
};

/** How messages and payments stand that their sender asks after (pacs.028). */
@Injectable()
export class StatusRequestHandler implements MessageHandler<'status-request'> {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly standing: StandingQueries,
    private readonly answers: MessageAnswers,
    private readonly answering: AnswerTransfers,
  ) {}

  problemsOf(): Promise<Problem[]> {
    return Promise.resolve([]);
  }

  plan(): Promise<void> {
    return Promise.resolve();
  }

  refuse(tx: Tx, actor: Actor, id: string, request: StatusRequest, problems: readonly Problem[]): Promise<void> {
    return this.answering.refuse(tx, actor, id, request, problems);
  }

  /** Answers with a report of each message that is asked after, and with the reasons why others are not reported on. */
  async carryOut({ id, actor, request }: KeptMessage<'status-request'>, { finish, signal }: Attempt): Promise<void> {
    const { originals, others } = await this.find(actor, request);
    const answers: NewAnswer[] = [];
    for (const original of originals) {
      signal.throwIfAborted();
      answers.push(await this.reportOn(actor, original));
    }
    const definition = answerTo(request.definition);
    for (const [group, reason] of Object.entries(REASONS) as [Group, StatusReason][]) {
      const { messages, payments } = others[group];
      const state = group === 'unknown' ? 'RJCT' as const : undefined;
      if (messages.length + payments.length > 0) {
        answers.push({ definition, states: null, write: (head) =>
          writeUnknownOriginals(definition, { ...head, messages, payments, state, reason }) });
      }
    }
    await this.unitOfWork.commit(async (tx) => {
      for (const answer of answers) await this.answers.add(tx, actor, id, answer);
      await finish(tx);
    });
  }

  private async find(
    actor: Actor, request: StatusRequest,
  ): Promise<{ originals: Original[]; others: NotReported }> {
    const originals = new Map<string, Original>();
    const nothing = () => ({ messages: [], payments: [] });
    const others: NotReported = { unknown: nothing(), several: nothing(), elsewhere: nothing() };
    for (const asked of request.messages) {
      const [message] = await this.messagesOf(actor, asked);
      if (message === undefined) others.unknown.messages.push(asked);
      else if (!ASKED_AFTER.includes(message.definition.slice(0, 8))) others.elsewhere.messages.push(asked);
      else originals.set(message.id, { message, wanted: null });
    }
    for (const asked of request.payments) {
      const found = await this.paymentsOf(actor, asked);
      if (found.length === 0) others.unknown.payments.push(asked);
      else if (found.length > MOST_NAMED) others.several.payments.push(asked);
      else for (const { instruction, place, ...message } of found) {
        const original = originals.get(message.id) ?? { message, wanted: new Map<number, Set<number>>() };
        originals.set(message.id, original);
        original.wanted?.set(instruction, (original.wanted.get(instruction) ?? new Set()).add(place));
      }
    }
    return { originals: [...originals.values()], others };
  }

  private async reportOn(actor: Actor, { message, wanted }: Original): Promise<NewAnswer> {
    const definition = answerTo(message.definition);
    const original = {
      messageId: message.message_id, definition: message.definition, count: message.payment_count,
      totalMinor: BigInt(message.total_minor),
    };
    const refusal = message.problems === null ? undefined : reasonsOfProblems(message.problems);
    const { instructions } = await this.standing.of(this.em.fork(), actor, message.id, wanted);
    return { definition, states: null, write: (head) => writeStatusReport(definition, {
      ...head, original, instructions, isPartial: wanted !== null, ...(refusal && { refusal }),
    }) };
  }

  /** The message of the same sender that has a name; one that is said to be of another kind is another one. */
  messagesOf(actor: Actor, { messageId = '', definition }: AskedAfter) {
    return tables(this.em.fork()).selectFrom('iso_message as m')
      .select(['m.id', 'm.definition', 'm.message_id', 'm.payment_count', 'm.total_minor', 'm.problems'])
      .where('m.sender', '=', senderOf(actor)).where('m.message_id', '=', messageId)
      .where('m.definition', 'like', `${definition?.slice(0, 8) ?? ''}%`)
      .execute();
  }

  /** The payments of the same sender that have all the names that are given; one more than is reported on. */
  private paymentsOf(actor: Actor, asked: AskedAfter) {
    const { messageId, definition, instructionId, endToEndId, transactionId, uetr } = asked;
    let query = tables(this.em.fork()).selectFrom('iso_payment as p')
      .innerJoin('iso_message as m', 'm.id', 'p.message_id')
      .select([
        'p.instruction', 'p.place', 'm.id', 'm.definition', 'm.message_id', 'm.payment_count', 'm.total_minor',
        'm.problems',
      ])
      .where('m.sender', '=', senderOf(actor));
    if (messageId !== undefined) query = query.where('m.message_id', '=', messageId);
    if (definition !== undefined) query = query.where('m.definition', 'like', `${definition.slice(0, 8)}%`);
    if (instructionId !== undefined) query = query.where('p.instruction_id', '=', instructionId);
    if (endToEndId !== undefined) query = query.where('p.end_to_end_id', '=', endToEndId);
    if (transactionId !== undefined) query = query.where('p.tx_id', '=', transactionId);
    if (uetr !== undefined) query = query.where('p.uetr', '=', uetr);
    return query.orderBy('m.ordinal').orderBy('p.instruction').orderBy('p.place').limit(MOST_NAMED + 1).execute();
  }
}
