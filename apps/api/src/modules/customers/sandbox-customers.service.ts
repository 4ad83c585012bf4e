import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LOCKS } from '../../platform/database/locks.ts';
import { row, rows, transactional, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { newId } from '../../platform/ids.ts';
import { INVENTED_ACCOUNTS, INVENTED_FILES, type InventedAccount } from './invented-customers.ts';
import type { CustomerFile } from './customer-file.ts';
import { CustomersQueries, WARNED_DAYS } from './customers.queries.ts';

const MAKER = { userId: null, role: null, requestId: 'sandbox-seed', ipAddress: 'internal' } as const;

/** Keeps the invented customers of the sandbox: the files of its people, and a few who only stand in the books. */
@Injectable()
export class SandboxCustomers {
  constructor(
    private readonly em: EntityManager, private readonly events: EventLog, private readonly customers: CustomersQueries,
  ) {}

  /** Makes those that are missing, all that every sandbox has unless others are named; safe to repeat. */
  async seed(
    accounts: readonly InventedAccount[] = INVENTED_ACCOUNTS, files = INVENTED_FILES,
  ): Promise<void> {
    await transactional(this.em, async (tx) => {
      await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.seedingSandboxCustomers]);
      for (const account of accounts) await this.addAccount(tx, account);
      for (const [id, file] of Object.entries(files)) await this.addFile(tx, id, file);
    });
  }

  private async addAccount(tx: Tx, { id, username, name, bankId }: InventedAccount): Promise<void> {
    const added = await rows(tx, `
      insert into app_user (id, username, name, email, role, bank_id) values ($1, $2, $3, $4, 'user', $5)
      on conflict (id) do nothing returning 1`, [id, username, name, `${username}@sandbox.example`, bankId]);
    if (added.length === 0) return;
    await this.events.record(tx, [{
      action: 'user_create', resource: 'user', resourceId: id, actor: MAKER, severity: 'info',
      details: { username, role: 'user', bankId },
    }]);
  }

  private async addFile(tx: Tx, id: string, file: CustomerFile): Promise<void> {
    const values = [id, JSON.stringify(file)];
    const added = await rows(tx, `
      insert into customer_change (id, customer_id, version, file, reason, state, proposed_at, decided_at)
      select $3, $1::uuid, 1, $2::jsonb, 'Invented with the sandbox', 'approved', business_now(), business_now()
      where not exists (select 1 from customer_change where customer_id = $1) returning 1`, [...values, newId()]);
    if (added.length === 0) return;
    // Nobody is told of what ran out before the sandbox began.
    await rows(tx, `
      insert into customer (id, version, file, created_at, changed_at)
      values ($1, 1, $2::jsonb, business_now(), business_now())`, values);
    await rows(tx, `
      update customer set warned_for = identified_until, lapsed_for = identified_until
      where id = $1 and identified_until <= $2::date + ${WARNED_DAYS}`, [id, this.customers.today()]);
    await this.events.record(tx, [{
      action: 'customer_change_approve', resource: 'customer', resourceId: id, actor: MAKER, severity: 'info',
      details: { version: 1 },
    }]);
  }
}
