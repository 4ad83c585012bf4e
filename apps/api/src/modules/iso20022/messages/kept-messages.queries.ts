import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kind } from '@connect/iso20022';
import { Clock } from '../../../platform/clock.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { KeptMessage } from './message-handler.ts';
import { readKept } from './read-body.ts';

type MessageRow = Awaited<ReturnType<KeptMessages['messageOf']>>;

/** A message with its kind. */
export type ReadKept = { [K in Kind]: { kind: K; message: KeptMessage<K> } }[Kind];

/** Reads messages again from their kept bytes. */
@Injectable()
export class KeptMessages {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  async read(id: string): Promise<ReadKept> {
    const row = await this.messageOf(id);
    const { kind, request } = await readKept(Buffer.from(row.content), this.clock.now());
    const message = { id, actor: actorOf(row), isEntitled: isEntitled(row), request };
    return { kind, message } as ReadKept;
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
