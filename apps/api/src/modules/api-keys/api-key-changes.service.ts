import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ApiKeyDto } from './api-key.dto.ts';
import { ApiKeysQueries } from './api-keys.queries.ts';

/** Changes a live key of its owner and records it; the time of keys is the database's own, not the sandbox's. */
@Injectable()
export class ApiKeyChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: ApiKeysQueries,
    private readonly events: EventLog,
  ) {}

  change(
    actor: Actor, id: string, verb: 'rotate' | 'revoke', assignment: string, values: unknown[],
  ): Promise<ApiKeyDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { id: known, name } = await this.queries.get(tx, actor, id);
      const changed = await rows(tx, `
        update api_key set ${assignment}
        where id = $1 and revoked_at is null and (expires_at is null or expires_at > now()) returning 1`,
        [known, ...values]);
      if (changed.length === 0) throw new Refusal(409, 'KEY_ENDED', 'The key has been revoked or has expired.');
      await this.record(tx, actor, verb, known, { name });
      return this.queries.get(tx, actor, known);
    });
  }

  record(tx: Tx, actor: Actor, verb: string, id: string, details: Record<string, unknown>): Promise<void> {
    return this.events.record(tx, [{
      action: `api_key_${verb}`, type: `api_key.${verb}d`, resource: 'api_key', resourceId: id, actor,
      severity: 'warning', details,
    }]);
  }
}
