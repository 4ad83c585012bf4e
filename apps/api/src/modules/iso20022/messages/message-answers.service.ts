import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Definition } from '@connect/iso20022';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { IsoSchemas } from '../schemas/iso-schemas.service.ts';

/** What an answer says of itself. */
export interface AnswerHead {
  messageId: string;
  createdAt: string;
}

/** Keeps what messages are answered by, numbered from 1, each with its event. */
@Injectable()
export class MessageAnswers {
  constructor(
    private readonly clock: Clock, private readonly events: EventLog, private readonly schemas: IsoSchemas,
  ) {}

  /**
   * Keeps the next answer to a message; who works on the message alone may call it. One that an administrator's schema
   * does not have is not given: nothing is committed then.
   */
  async add(
    tx: Tx, actor: Actor, id: string, definition: Definition, write: (head: AnswerHead) => string,
  ): Promise<void> {
    const { last } = await tables(tx).selectFrom('iso_answer')
      .select((row) => row.fn.coalesce(row.fn.max('number'), row.val(0)).as('last')).where('message_id', '=', id)
      .executeTakeFirstOrThrow();
    const number = last + 1;
    const now = this.clock.now();
    const content = Buffer.from(write({
      messageId: `${id.replaceAll('-', '')}${String(number).padStart(3, '0')}`, createdAt: now.toISOString(),
    }));
    await this.schemas.expectValid(definition.id, content);
    const digest = createHash('sha256').update(content).digest();
    await tables(tx).insertInto('iso_answer')
      .values({ message_id: id, number, definition: definition.id, content, made_at: now, digest }).execute();
    const { message_id: messageId } = await tables(tx).selectFrom('iso_message').select('message_id')
      .where('id', '=', id).executeTakeFirstOrThrow();
    await this.events.record(tx, [{
      action: 'iso_message_answered', type: 'iso_message.answered', resource: 'iso_message', resourceId: id, actor,
      severity: 'info', details: { messageId, definition: definition.id, number, sha256: digest.toString('hex') },
    }]);
  }
}
