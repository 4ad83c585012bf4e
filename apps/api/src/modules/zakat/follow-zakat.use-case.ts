import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ZakatPositionDto } from './zakat.dto.ts';
import type { FollowZakatDto } from './zakat-requests.dto.ts';
import { ZakatPositions } from './zakat-positions.service.ts';

/** Has somebody’s wealth followed, by the opinions that they choose: zakat is theirs, and nobody follows it unasked. */
@Injectable()
export class FollowZakat {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly positions: ZakatPositions,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { school, calendar, method }: FollowZakatDto): Promise<ZakatPositionDto> {
    await this.unitOfWork.commit(async (tx) => {
      const now = this.clock.now();
      const chosen = { school: school === 'bank' ? null : school, calendar, method, changed_at: now, look_at: now };
      await tables(tx).insertInto('zakat_setting').values({ owner_id: actor.userId, ...chosen })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(chosen)).execute();
      await this.events.record(tx, [{
        action: 'zakat_setting_change', type: 'zakat.followed', resource: 'zakat_setting', resourceId: actor.userId,
        actor, severity: 'info', details: { ownerId: actor.userId },
      }]);
    });
    return this.positions.of(actor);
  }
}
