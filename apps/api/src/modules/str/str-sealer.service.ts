import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { newId } from '../../platform/ids.ts';
import { Ticker } from '../../platform/ticker.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockRegister } from './str-register.service.ts';

const INTERVAL_MS = 600_000;
const SALT_BYTES = 32;

/**
 * Seals the register of reports into the log once a day, whether or not anything was added: an event that came only
 * with a report would tell everybody who reads the log that there is one.
 */
@Injectable()
export class StrSealer extends Ticker {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
  ) {
    super(INTERVAL_MS);
  }

  /** Seals what was added since the last seal. */
  async seal(): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      const id = newId();
      await rows(tx, `
        insert into str_seal (id, after_ordinal, up_to, salt)
        select $1, coalesce((select max(s.up_to) from str_seal s), 0), greatest(
          (select max(ordinal) from str_settings), (select max(ordinal) from str_report),
          (select max(ordinal) from str_payment), (select max(ordinal) from str_version),
          (select max(ordinal) from str_step), 0), $2`, [id, randomBytes(SALT_BYTES)]);
      await this.events.record(tx, [{
        action: 'confidential_register_seal', resource: 'confidential_register', resourceId: id, actor: null,
        severity: 'info', details: {},
      }]);
    });
  }

  protected async round(): Promise<void> {
    const today = await rows(
      this.em.fork(), `select 1 from str_seal where sealed_at > now() - interval '1 day' limit 1`);
    if (today.length === 0) await this.seal();
  }
}
