import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { MOST_PROBLEMS, type Problem } from '@connect/iso20022';
import { Clock } from '../../../platform/clock.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../../platform/http/problems/refusal.ts';
import { MessageHandlers } from '../message-handlers.service.ts';
import { IsoSchemas } from '../../message-schemas/iso-schemas.service.ts';
import { senderOf } from './iso-messages.queries.ts';
import { toFieldProblem } from './message-problems.ts';
import { readBody, type ReceivedMessage } from './read-body.ts';

/** A message that was read and checked, and has a name under which it can be kept. */
export interface ExaminedMessage extends ReceivedMessage {
  messageId: string;
  problems: readonly Problem[];
}

/** A message that is kept under a name. */
export interface EarlierMessage {
  id: string;
  problems: readonly Problem[];
}

/** Reads messages and checks them, the same whether they are sent or only looked at. */
@Injectable()
export class ExamineMessage {
  constructor(
    private readonly em: EntityManager, private readonly clock: Clock, private readonly handlers: MessageHandlers,
    private readonly schemas: IsoSchemas,
  ) {}

  async execute(actor: Actor, body: Readable): Promise<ExaminedMessage> {
    const received = await readBody(body, this.clock.now());
    const { kind, request, messageId, problems } = received.read;
    // Without a name of its own it can neither be kept nor be known again.
    if (messageId === undefined) throw invalid(problems.map(toFieldProblem));
    const bySchema = problems.length > 0 ? problems
      : await this.schemas.problemsOf(request.definition, received.content);
    // What stands in its way here shows only of a message that is in order by itself.
    const found = bySchema.length > 0 ? bySchema : await this.handlers.of(kind).problemsOf(actor, request);
    return { ...received, messageId, problems: found.slice(0, MOST_PROBLEMS) };
  }

  /** The message of somebody that has a name already, where it is the same; 409 where it is another one. */
  async earlier(actor: Actor, { messageId, digest }: ExaminedMessage): Promise<EarlierMessage | null> {
    const kept = await tables(this.em.fork()).selectFrom('iso_message').select(['id', 'digest', 'problems'])
      .where('sender', '=', senderOf(actor)).where('message_id', '=', messageId).executeTakeFirst();
    if (kept === undefined) return null;
    const known = Buffer.from(kept.digest);
    if (known.equals(digest)) return { id: kept.id, problems: kept.problems ?? [] };
    throw new Refusal(409, 'MESSAGE_EXISTS',
      'Another message of yours has this MsgId. Each message needs one of its own.',
      { id: kept.id, keptSha256: known.toString('hex'), sentSha256: digest.toString('hex') });
  }
}

/** How a message with problems is answered; one that is only looked at has no id. */
export const messageRefused = (problems: readonly Problem[], id?: string): Refusal =>
  new Refusal(422, 'MESSAGE_REFUSED', 'The message was refused, and nothing of it was carried out.',
    { ...(id === undefined ? {} : { id }), problems: problems.map(toFieldProblem) });
