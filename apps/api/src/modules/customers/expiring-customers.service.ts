import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dayOf } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../platform/due-work.ts';
import { EventLog } from '../../platform/event-log.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WARNED_DAYS } from './customers.queries.ts';

const MOST_AT_ONCE = 500;

/**
 * Tells customers and their officers that documents run out, a month before and on the day. It says so and no more: the
 * level in force follows from the documents and the day, whether or not anybody was told in time.
 */
@Injectable()
export class ExpiringCustomers extends DueWork {
  readonly name = 'customer-documents';

  constructor(
    register: DueWorkRegister, private readonly unitOfWork: UnitOfWork, private readonly events: EventLog,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const { at } = await row<{ at: Date | null }>(em, `
      select least(
        (select min(identified_until) - ${WARNED_DAYS} from customer
         where warned_for is distinct from identified_until and isfinite(identified_until)),
        (select min(identified_until) from customer
         where lapsed_for is distinct from identified_until and isfinite(identified_until)))::timestamp
        at time zone 'UTC' as at`);
    return at && new Date(at);
  }

  runDue(at: Date): Promise<number> {
    const day = dayOf(at);
    return this.unitOfWork.commit(async (tx) => {
      const lapsed = await mark(tx, 'warned_for = identified_until, lapsed_for = identified_until',
        'lapsed_for is distinct from identified_until and identified_until <= $1::date', day);
      const warned = await mark(tx, 'warned_for = identified_until',
        `warned_for is distinct from identified_until and identified_until <= $1::date + ${WARNED_DAYS}
         and identified_until > $1::date`, day);
      await this.events.record(tx, [
        ...lapsed.map((id) => eventOf('customer_expire', 'customer.expired', id)),
        ...warned.map((id) => eventOf('customer_warn', 'customer.expiring', id)),
      ]);
      return lapsed.length + warned.length;
    });
  }
}

const mark = async (tx: Tx, change: string, condition: string, day: string): Promise<string[]> => {
  const marked = await rows<{ id: string }>(tx, `
    update customer set ${change} where id in (
      select id from customer where isfinite(identified_until) and ${condition}
      order by identified_until limit ${MOST_AT_ONCE} for update)
    returning id`, [day]);
  return marked.map(({ id }) => id);
};

const eventOf = (action: string, type: string, resourceId: string) =>
  ({ action, type, resource: 'customer', resourceId, actor: null, severity: 'warning' as const, details: {} });
