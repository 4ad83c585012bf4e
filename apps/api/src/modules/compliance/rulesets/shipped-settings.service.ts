import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { row, rows } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';

/** Tells of the settings that ship with the database, once, as of all that follow, so that they are sealed too. */
@Injectable()
export class ShippedSettings implements OnApplicationBootstrap {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly events: EventLog) {}

  onApplicationBootstrap(): Promise<void> {
    return this.unitOfWork.commit(async (tx) => {
      // Of processes that start together the others wait here, and then find it told.
      const shipped = await row<{ version: number }>(tx,
        'select version from ruleset where created_by is null order by version limit 1 for update');
      const version = String(shipped.version);
      const told = await rows(tx,
        `select 1 from audit_event where resource = 'ruleset' and resource_id = $1 limit 1`, [version]);
      if (told.length > 0) return;
      await this.events.record(tx, [{
        action: 'ruleset_activate', resource: 'ruleset', resourceId: version, actor: null, severity: 'critical',
        details: { version: shipped.version, replaced: null },
      }]);
    });
  }
}
