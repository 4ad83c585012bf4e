import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kindOf } from '@connect/iso20022';
import type { ExpressionBuilder } from 'kysely';
import { transactional, type Tx } from '../../../platform/database/sql.ts';
import { tables, type Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import {
  PAYMENT_STATES, type IsoMessageDetailDto, type IsoMessageDto, type IsoMessageState, type IsoStateCountDto,
  type ListIsoMessagesQuery,
} from './iso-message.dto.ts';
import { toProblemDto } from './message-problems.ts';

/** A file that is given away as it is. */
export interface GivenFile {
  content: Buffer;
  definition: string;
  name: string;
}

/** Whose messages somebody sees: of their bank, their own, or all. */
export const senderOf = ({ role, bankId, userId }: Pick<Actor, 'role' | 'bankId' | 'userId'>): string =>
  (role === 'bank' && bankId !== null ? `bank:${bankId}` : `user:${userId}`);

/** Reads messages that the caller may see, and what was answered to them. */
@Injectable()
export class IsoMessagesQueries {
  constructor(private readonly em: EntityManager) {}

  /** Lists messages, the newest first. */
  async list(actor: Actor, { q, state, limit, before }: ListIsoMessagesQuery): Promise<IsoMessageDto[]> {
    const em = this.em.fork();
    let query = this.heads(em, actor).orderBy('m.ordinal', 'desc').limit(limit);
    if (before !== undefined) {
      query = query.where('m.ordinal', '<',
        tables(em).selectFrom('iso_message').select('ordinal').where('id', '=', before));
    }
    if (state !== undefined) query = query.where('m.problems', state === 'refused' ? 'is not' : 'is', null);
    if (state === 'stuck') query = query.where((is) => is.and([hasFailed(is), is.not(isTriedAgain(is))]));
    if (state === 'answered') query = query.where((is) => is.and([isAnswered(is), is.not(hasFailed(is))]));
    if (state === 'received') {
      query = query.where((is) => is.or([is.not(isAnswered(is)), isTriedAgain(is)]))
        .where((is) => is.or([is.not(hasFailed(is)), isTriedAgain(is)]));
    }
    if (q !== undefined) {
      const name = q.trim();
      query = query.where((is) => is.or([
        is('m.message_id', '=', name),
        is('m.id', 'in', tables(em).selectFrom('iso_instruction').select('message_id')
          .where('instruction_id', '=', name)),
        is('m.id', 'in', tables(em).selectFrom('iso_payment').select('message_id')
          .where((names) => names.or([
            names('end_to_end_id', '=', name), names('instruction_id', '=', name), names('tx_id', '=', name),
            ...(isId(name) ? [names('uetr', '=', name.toLowerCase())] : []),
          ]))),
      ]));
    }
    return (await query.execute()).map(toDto);
  }

  /** One message with what it asks for, what is wrong with it and what was answered, all as of one moment. */
  get(actor: Actor, id: string): Promise<IsoMessageDetailDto> {
    return transactional(this.em, (tx) => this.detail(tx, actor, id),
      { readOnly: true, isolationLevel: 'repeatable read' });
  }

  private async detail(em: Tx, actor: Actor, id: string): Promise<IsoMessageDetailDto> {
    if (!isId(id)) throw notFound('message');
    const found = await this.heads(em, actor).select('m.problems').where('m.id', '=', id).executeTakeFirst();
    if (found === undefined) throw notFound('message');
    const instructions = await tables(em).selectFrom('iso_instruction as i')
      .leftJoin('iso_instruction_refusal as r', (join) =>
        join.onRef('r.message_id', '=', 'i.message_id').onRef('r.place', '=', 'i.place'))
      .leftJoin('batch as b', 'b.id', 'i.batch_id')
      .select(['i.instruction_id', 'i.batch_id', 'i.payment_count', 'b.state', 'r.code', 'r.error'])
      .where('i.message_id', '=', id).orderBy('i.place').execute();
    const answers = await tables(em).selectFrom('iso_answer').select(['number', 'definition', 'digest', 'made_at'])
      .where('message_id', '=', id).orderBy('number').execute();
    return {
      ...toDto(found),
      problems: (found.problems ?? []).map(toProblemDto),
      instructions: instructions.map((one) => ({
        instructionId: one.instruction_id, payments: one.payment_count,
        batchId: one.state === null ? null : one.batch_id, batchState: one.state, code: one.code, error: one.error,
      })),
      answers: answers.map((one) => ({
        number: one.number, definition: one.definition, sha256: Buffer.from(one.digest).toString('hex'),
        madeAt: new Date(one.made_at).toISOString(),
      })),
    };
  }

  /** The message as it came. */
  async content(actor: Actor, id: string): Promise<GivenFile> {
    const em = this.em.fork();
    const { definition } = await this.detail(em, actor, id);
    const { content } = await tables(em).selectFrom('iso_message').select('content').where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { content: Buffer.from(content), definition, name: id };
  }

  /** One of its answers. */
  async answer(actor: Actor, id: string, number: string): Promise<GivenFile> {
    const em = this.em.fork();
    await this.detail(em, actor, id);
    if (!/^[1-9]\d{0,8}$/.test(number)) throw notFound('answer');
    const answer = await tables(em).selectFrom('iso_answer').select(['content', 'definition'])
      .where('message_id', '=', id).where('number', '=', Number(number)).executeTakeFirst();
    if (answer === undefined) throw notFound('answer');
    return { content: Buffer.from(answer.content), definition: answer.definition, name: `${id}-${number}` };
  }

  private heads(em: Tx, actor: Actor) {
    const query = tables(em).selectFrom('iso_message as m').innerJoin('app_user as u', 'u.id', 'm.sent_by')
      .select((row) => [
        'm.id', 'm.definition', 'm.message_id', 'm.digest', 'm.payment_count', 'm.total_minor', 'm.received_at',
        'm.sent_by', 'u.name', row('m.problems', 'is not', null).as('is_refused'),
        isAnswered(row).as('is_answered'), hasFailed(row).as('has_failed'), isTriedAgain(row).as('is_tried_again'),
        row.selectFrom('iso_answer as a').select('a.states').whereRef('a.message_id', '=', 'm.id')
          .orderBy('a.number', 'desc').limit(1).as('states'),
      ]);
    return actor.role === 'admin' ? query : query.where('m.sender', '=', senderOf(actor));
  }
}

type HeadRow = Awaited<ReturnType<ReturnType<IsoMessagesQueries['heads']>['execute']>>[number];

const stateOf = (row: HeadRow): IsoMessageState => {
  if (row.is_refused) return 'refused';
  if (row.has_failed) return row.is_tried_again ? 'received' : 'stuck';
  return row.is_answered ? 'answered' : 'received';
};

type Is = ExpressionBuilder<Tables & { m: Tables['iso_message'] }, 'm'>;

const isAnswered = (is: Is) =>
  is.exists(is.selectFrom('iso_answer as a').select('a.number').whereRef('a.message_id', '=', 'm.id'));

/** Whether it could not be carried out to its end, and was not since. */
const hasFailed = (is: Is) => is.exists(is.selectFrom('iso_failure as f').select('f.number')
  .whereRef('f.message_id', '=', 'm.id').where('f.mended_at', 'is', null));

const isTriedAgain = (is: Is) => is.and([hasFailed(is), is.not(is.exists(is.selectFrom('iso_failure as f')
  .select('f.number').whereRef('f.message_id', '=', 'm.id').where('f.retried_at', 'is', null)))]);

const statesOf = ({ states }: HeadRow): IsoStateCountDto[] => PAYMENT_STATES.flatMap((state) =>
  (states?.[state] === undefined ? [] : [{ state, payments: states[state] }]));

const toDto = (row: HeadRow): IsoMessageDto => ({
  id: row.id, state: stateOf(row), kind: kindOf(row.definition), direction: 'in', states: statesOf(row),
  definition: row.definition, messageId: row.message_id,
  sha256: Buffer.from(row.digest).toString('hex'), payments: row.payment_count,
  total: formatMinor(BigInt(row.total_minor)), sentBy: row.name, sentById: row.sent_by,
  receivedAt: new Date(row.received_at).toISOString(),
});
