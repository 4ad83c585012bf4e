import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Definition } from '@connect/iso20022';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { IsoSchemas } from '../../message-schemas/iso-schemas.service.ts';
import type { StateCounts } from './iso-message.entity.ts';

/** An answer that is still to be written. */
export interface NewAnswer {
  definition: Definition;
  /** How many payments of the message have come to what; null where it tells of no payments of its own. */
  states: StateCounts | null;
  /** The number of the answer that it follows; where another one was kept meanwhile, it is not. */
  after?: number;
  /** Writes it with the name and the time that it gets. */
  write: (head: { messageId: string; createdAt: string }) => string;
}

/** Keeps what messages are answered by, numbered from 1, each with its event. */
@Injectable()
export class MessageAnswers {
  constructor(
    private readonly clock: Clock, private readonly events: EventLog, private readonly schemas: IsoSchemas,
  ) {}

  /**
   * Keeps the next answer to a message; where two are kept at once, one of the commits fails and is made again. One
   * that an administrator's schema does not have is not given: nothing is committed then.
   */
  async add(tx: Tx, actor: Actor, id: string, { definition, states, after, write }: NewAnswer): Promise<void> {
    const { last } = await tables(tx).selectFrom('iso_answer')
      .select((row) => row.fn.coalesce(row.fn.max('number'), row.val(0)).as('last')).where('message_id', '=', id)
      .executeTakeFirstOrThrow();
    if (after !== undefined && after !== last) throw new Error('The message was answered meanwhile.');
    const number = last + 1;
    const now = this.clock.now();
    const content = Buffer.from(write({
      messageId: `${id.replaceAll('-', '')}${String(number).padStart(3, '0')}`, createdAt: now.toISOString(),
    }));
    await this.schemas.expectValid(definition.id, content);
    const digest = createHash('sha256').update(content).digest();
    await tables(tx).insertInto('iso_answer').values({
      message_id: id, number, definition: definition.id, content, made_at: now, digest,
      states: states === null ? null : JSON.stringify(states) as never,
    }).execute();
    const { message_id: messageId } = await tables(tx).selectFrom('iso_message').select('message_id')
      .where('id', '=', id).executeTakeFirstOrThrow();
    await this.events.record(tx, [{
      action: 'iso_message_answered', type: 'iso_message.answered', resource: 'iso_message', resourceId: id, actor,
      severity: 'info', details: { messageId, definition: definition.id, number, sha256: digest.toString('hex') },
    }]);
  }
}
