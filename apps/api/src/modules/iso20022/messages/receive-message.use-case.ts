import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { formatMinor } from '../../../platform/money.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { MessageHandlers } from '../message-handlers.service.ts';
import { ExamineMessage, messageRefused, type ExaminedMessage } from './examine-message.service.ts';
import { senderOf } from './iso-messages.queries.ts';
import { ISO_MESSAGE_QUEUE } from './queues.ts';

/** What a message that was sent is from now on. */
export interface Receipt {
  id: string;
  /** Whether the same message had come before. */
  isKnown: boolean;
}

interface StoredMessage extends ExaminedMessage {
  id: string;
}

/**
 * Takes a message in: as evidence, once under its name, with a job that carries it out in the same commit. One with
 * problems is kept with its answer, and nothing else is written of it.
 */
@Injectable()
export class ReceiveMessage {
  constructor(
    private readonly examining: ExamineMessage,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly handlers: MessageHandlers,
  ) {}

  async execute(actor: Actor, body: Readable): Promise<Receipt> {
    const message = { ...await this.examining.execute(actor, body), id: newId() };
    const isNew = await this.unitOfWork.commit((tx) => this.keep(tx, actor, message));
    const kept = isNew ? message : await this.examining.earlier(actor, message) ?? message;
    if (kept.problems.length > 0) throw messageRefused(kept.problems, kept.id);
    return { id: kept.id, isKnown: !isNew };
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
      action: isRefused ? 'iso_message_refused' : 'iso_message_received',
      type: isRefused ? 'iso_message.refused' : 'iso_message.received', resource: 'iso_message', resourceId: id,
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
}
