import { Injectable } from '@nestjs/common';
import { SystemClock } from '../../../platform/clock.ts';
import { rows } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { isId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';

interface OwnIdentity { issuer: string; subject: string; isOnlyWay: boolean }

/** Takes an identity away from one's own account. */
@Injectable()
export class UnlinkIdentity {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly clock: SystemClock,
  ) {}

  /** Takes an identity away from one's own account; the last way of signing in stays. */
  execute(actor: Actor, id: string): Promise<void> {
    return this.unitOfWork.commit(async (tx) => {
      await rows(tx, 'select 1 from app_user where id = $1 for no key update', [actor.userId]);
      const [own] = isId(id) ? await rows<OwnIdentity>(tx, `
        select i.issuer, i.subject, u.password_hash is null as "isOnlyWay"
        from linked_identity i join app_user u on u.id = i.user_id
        where i.id = $1 and i.user_id = $2 and i.unlinked_at is null`, [id, actor.userId]) : [];
      if (!own) throw notFound('identity');
      if (own.isOnlyWay) {
        throw new Refusal(409, 'LAST_WAY_IN',
          'Nothing else opens your account. Ask an administrator for a code and choose a password first.');
      }
      await rows(tx, 'update linked_identity set unlinked_at = $2 where id = $1', [id, this.clock.now()]);
      await this.events.record(tx, [{
        action: 'identity_unlink', type: 'identity.unlinked', resource: 'identity', resourceId: id.toLowerCase(), actor,
        severity: 'warning', details: { issuer: own.issuer, subject: own.subject },
      }]);
    });
  }
}
