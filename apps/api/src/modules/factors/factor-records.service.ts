import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { newId } from '../../platform/ids.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { removal, removeFactor, type RecordedFactor } from './factor-removal.ts';
import type { FactorDto } from './factor.dto.ts';
import { FactorsQueries } from './factors.queries.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

const SHEET = 'Recovery codes';

/** What changes of a person's factors have in common. Whoever changes them holds the lock on the person's account. */
@Injectable()
export class FactorRecords {
  constructor(
    private readonly queries: FactorsQueries,
    private readonly events: EventLog,
    private readonly clock: SystemClock,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'dataKey'>,
  ) {}

  /** Locks a person's account, and answers the factors they have. */
  async lockAll(tx: Tx, userId: string): Promise<FactorDto[]> {
    await rows(tx, 'select 1 from app_user where id = $1 for no key update', [userId]);
    return this.queries.list(tx, userId);
  }

  /** Makes a sheet of recovery codes, and answers the codes for the only time. */
  async addRecoveryCodes(tx: Tx, actor: Actor, isTold: boolean): Promise<string[]> {
    const id = newId();
    const codes = newRecoveryCodes();
    await rows(tx, `
      insert into factor (id, user_id, kind, label, created_at) values ($1, $2, 'recovery_codes', $3, $4)`,
      [id, actor.userId, SHEET, this.clock.now()]);
    await rows(tx, 'insert into recovery_code (factor_id, code_hash) select $1, unnest($2::bytea[])',
      [id, codes.map((code) => recoveryCodeHash(this.secrets.dataKey, id, code))]);
    await this.recordAdded(tx, actor, { id, kind: 'recovery_codes', label: SHEET }, isTold);
    return codes;
  }

  /** Removes a factor and records it. */
  async remove(tx: Tx, actor: Actor, factor: FactorDto, isTold: boolean): Promise<void> {
    await removeFactor(tx, factor.id, this.clock.now());
    await this.events.record(tx, [
      { ...removal(actor, factor), ...(isTold ? { type: 'factor.removed' } : {}) },
    ]);
  }

  /** Auditors read of every change; its person is told of each once. */
  recordAdded(tx: Tx, actor: Actor, { id, kind, label }: RecordedFactor, isTold: boolean): Promise<void> {
    return this.events.record(tx, [{
      action: 'factor_add', resource: 'factor', resourceId: id, actor, severity: 'warning', details: { kind, label },
      ...(isTold ? { type: 'factor.added' } : {}),
    }]);
  }
}
