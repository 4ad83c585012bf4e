import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kind } from '@connect/iso20022';
import { Clock } from '../../../platform/clock.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import { MessageHandlers } from '../message-handlers.service.ts';
import type { KeptMessage } from './message-handler.ts';
import { readKept } from './read-body.ts';

type MessageRow = Awaited<ReturnType<CarryOutMessage['messageOf']>>;

/** Carries a kept message out, by its kind. */
@Injectable()
export class CarryOutMessage {
  constructor(
    private readonly em: EntityManager, private readonly handlers: MessageHandlers, private readonly clock: Clock,
  ) {}

  async execute(attempt: Attempt): Promise<void> {
    const { kind, message } = await this.read(attempt.subject);
    await this.handlers.of(kind).carryOut(message, attempt);
  }

  /** A message from its kept bytes. */
  async read(id: string): Promise<{ kind: Kind; message: KeptMessage<Kind> }> {
    const row = await this.messageOf(id);
    const { kind, request } = await readKept(Buffer.from(row.content), this.clock.now());
    return { kind, message: { id, actor: actorOf(row), isEntitled: isEntitled(row), request } };
  }

  messageOf(id: string) {
    return tables(this.em.fork()).selectFrom('iso_message as m').innerJoin('app_user as u', 'u.id', 'm.sent_by')
      .select([
        'm.sent_by', 'm.sent_as', 'm.bank_id', 'm.request_id', 'm.ip_address', 'm.content', 'u.username', 'u.name',
        'u.role', 'u.bank_id as bank_now', 'u.deactivated_at',
      ])
      .where('m.id', '=', id).executeTakeFirstOrThrow();
  }
}

const isEntitled = (message: MessageRow): boolean => message.sent_as === message.role
  && message.bank_id === message.bank_now && message.deactivated_at === null;

const actorOf = (message: MessageRow): Actor => ({
  userId: message.sent_by, username: message.username, name: message.name, role: message.sent_as,
  bankId: message.bank_id, sessionId: null, requestId: message.request_id, ipAddress: message.ip_address,
});
