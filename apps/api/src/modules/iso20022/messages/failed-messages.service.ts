import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { ISO_MESSAGE_QUEUE, ISO_REPORT_QUEUE } from './queues.ts';

/** Keeps which messages could not be carried out, until they were. */
@Injectable()
export class FailedMessages {
  constructor(private readonly clock: Clock, private readonly events: EventLog) {}

  /** Gives a message up for now, in the commit that ends its job; what is known of its payments is told apart. */
  async giveUp(tx: Tx, id: string): Promise<void> {
    const { definition, messageId, failures } = await this.find(tx, id);
    await tables(tx).insertInto('iso_failure').values({
      message_id: id, number: failures + 1, failed_at: this.clock.now(), retried_at: null, retried_by: null,
      mended_at: null,
    }).execute();
    await enqueue(tx, ISO_REPORT_QUEUE, [id]);
    await this.events.record(tx, [{
      action: 'iso_message_stuck', resource: 'iso_message', resourceId: id, actor: null, severity: 'critical',
      details: { definition, messageId },
    }]);
  }

  /** Has a message that was given up carried out once more, from where it was. */
  async retry(tx: Tx, actor: Actor, id: string): Promise<void> {
    const { definition, messageId } = await this.find(tx, id);
    const again = await tables(tx).updateTable('iso_failure')
      .set({ retried_at: this.clock.now(), retried_by: actor.userId })
      .where('message_id', '=', id).where('retried_at', 'is', null).returning('number').execute();
    if (again.length === 0) {
      throw new Refusal(409, 'NOT_STUCK', 'The message is not stuck: it is being carried out, or it was.');
    }
    await enqueue(tx, ISO_MESSAGE_QUEUE, [id]);
    await this.events.record(tx, [{
      action: 'iso_message_retried', resource: 'iso_message', resourceId: id, actor, severity: 'info',
      details: { definition, messageId },
    }]);
  }

  /** Notes, where a message was stuck, that it is not any more. */
  async mend(tx: Tx, id: string): Promise<void> {
    await tables(tx).updateTable('iso_failure').set({ mended_at: this.clock.now() })
      .where('message_id', '=', id).where('mended_at', 'is', null).execute();
  }

  private async find(tx: Tx, id: string): Promise<{ definition: string; messageId: string; failures: number }> {
    const found = isId(id) ? await tables(tx).selectFrom('iso_message as m')
      .select((row) => ['m.definition', 'm.message_id', row.selectFrom('iso_failure as f')
        .select((failure) => failure.fn.countAll<string>().as('count')).whereRef('f.message_id', '=', 'm.id')
        .as('failures')])
      .where('m.id', '=', id).executeTakeFirst() : undefined;
    if (found === undefined) throw notFound('message');
    return { definition: found.definition, messageId: found.message_id, failures: Number(found.failures) };
  }
}
