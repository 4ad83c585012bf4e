import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { MOST_PROBLEMS, type Problem } from '@connect/iso20022';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { formatMinor } from '../../../platform/money.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { MessageHandlers } from '../message-handlers.service.ts';
import { senderOf } from './iso-messages.queries.ts';
import { toFieldProblem } from './message-problems.ts';
import { readBody, type ReceivedMessage } from './read-body.ts';

/** Messages that wait to be carried out. */
export const ISO_MESSAGE_QUEUE = 'iso-message';

/** What a message that was sent is from now on. */
export interface Receipt {
  id: string;
  /** Whether the same message had come before. */
  isKnown: boolean;
}

interface StoredMessage extends ReceivedMessage {
  id: string;
  messageId: string;
  problems: readonly Problem[];
}

/**
 * Takes a message in: as evidence, once under its name, with a job that carries it out in the same commit. One with
 * problems is kept with its answer, and nothing else is written of it.
 */
@Injectable()
export class ReceiveMessage {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly handlers: MessageHandlers,
  ) {}

  async execute(actor: Actor, body: Readable): Promise<Receipt> {
    const received = await readBody(body, this.clock.now());
    const { read, digest } = received;
    // Without a name of its own it can neither be kept nor be known again.
    if (read.messageId === undefined) throw invalid(read.problems.map(toFieldProblem));
    const problems = [...read.problems, ...await this.problemsHere(actor, received)].slice(0, MOST_PROBLEMS);
    const message = { ...received, id: newId(), messageId: read.messageId, problems };
    const isNew = await this.unitOfWork.commit((tx) => this.keep(tx, actor, message));
    const kept = isNew ? { id: message.id, problems } : await this.same(actor, message.messageId, digest);
    if (kept.problems.length > 0) throw refused(kept.id, kept.problems);
    return { id: kept.id, isKnown: !isNew };
  }

  /** What stands in its way here, of a message that is in order by itself. */
  private async problemsHere(actor: Actor, { read: { kind, request, problems } }: ReceivedMessage): Promise<Problem[]> {
    return problems.length > 0 ? [] : this.handlers.of(kind).problemsOf(actor, request);
  }

  /** Writes a message down; false when its sender has used its name before, whoever was first. */
  private async keep(tx: Tx, actor: Actor, message: StoredMessage): Promise<boolean> {
    const { id, messageId, digest, content, problems, read: { kind, request } } = message;
    const isRefused = problems.length > 0;
    const added = await tables(tx).insertInto('iso_message').values({
      id, sender: senderOf(actor), sent_by: actor.userId, sent_as: actor.role, bank_id: actor.bankId,
      request_id: actor.requestId, ip_address: actor.ipAddress, definition: request.definition, message_id: messageId,
      digest, content, payment_count: request.count, total_minor: request.totalMinor,
      problems: isRefused ? JSON.stringify(problems) as never : null, received_at: this.clock.now(),
    }).onConflict((conflict) => conflict.columns(['sender', 'message_id']).doNothing()).returning('id').execute();
    if (added.length === 0) return false;
    await this.events.record(tx, [{
      action: isRefused ? 'iso_message_refused' : 'iso_message_received', resource: 'iso_message', resourceId: id,
      actor, severity: isRefused ? 'warning' : 'info',
      details: {
        definition: request.definition, messageId, sha256: digest.toString('hex'), payments: request.count,
        total: formatMinor(request.totalMinor), ...(isRefused ? { problems: problems.length } : {}),
      },
    }]);
    const handler = this.handlers.of(kind);
    if (isRefused) await handler.refuse(tx, actor, id, request, problems);
    else {
      await handler.plan(tx, id, request);
      await enqueue(tx, ISO_MESSAGE_QUEUE, [id]);
    }
    return true;
  }

  /** The message that has the name already, where it is the same; 409 where it is another one. */
  private async same(
    actor: Actor, messageId: string, digest: Buffer,
  ): Promise<{ id: string; problems: readonly Problem[] }> {
    const kept = await tables(this.em.fork()).selectFrom('iso_message').select(['id', 'digest', 'problems'])
      .where('sender', '=', senderOf(actor)).where('message_id', '=', messageId).executeTakeFirstOrThrow();
    const known = Buffer.from(kept.digest);
    if (known.equals(digest)) return { id: kept.id, problems: kept.problems ?? [] };
    throw new Refusal(409, 'MESSAGE_EXISTS',
      'Another message of yours has this MsgId. Each message needs one of its own.',
      { id: kept.id, keptSha256: known.toString('hex'), sentSha256: digest.toString('hex') });
  }
}

const refused = (id: string, problems: readonly Problem[]): Refusal =>
  new Refusal(422, 'MESSAGE_REFUSED', 'The message was refused, and nothing of it was carried out.',
    { id, problems: problems.map(toFieldProblem) });
