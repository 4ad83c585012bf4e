import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { isId, newId } from '../../platform/ids.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FactorStatusService } from './factor-status.service.ts';
import type { AddedFactorDto, FactorDto, FactorKind, RecoveryCodesDto } from './factor.dto.ts';
import { FactorsQueries } from './factors.queries.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

const MOST_FACTORS = 10;
const SHEET = 'Recovery codes';

/** A factor that is to be kept, with what is particular to its kind. */
export interface NewFactor {
  id: string;
  kind: Exclude<FactorKind, 'recovery_codes'>;
  label: string;
  secret?: Buffer;
  lastStep?: number;
  passkey?: { id: string; publicKey: Buffer; signCount: number; transports: readonly string[] };
}

/** Adds and removes what people prove themselves by. Whoever changes it holds the lock on the person's account. */
@Injectable()
export class KeepFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: FactorsQueries,
    private readonly statuses: FactorStatusService,
    private readonly events: EventLog,
    private readonly clock: SystemClock,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'dataKey'>,
  ) {}

  /** Keeps a factor that was just proven; the first one comes with a sheet of recovery codes. */
  async add(tx: Tx, actor: Actor, factor: NewFactor): Promise<AddedFactorDto> {
    const kept = await this.lockAll(tx, actor.userId);
    if (kept.length >= MOST_FACTORS) {
      throw new Refusal(409, 'TOO_MANY_FACTORS', `You have ${MOST_FACTORS} factors. Remove one first.`);
    }
    const { id, kind, label, secret, lastStep, passkey } = factor;
    const inserted = await rows(tx, `
      insert into factor (id, user_id, kind, label, secret, last_step, credential_id, public_key, transports,
                          sign_count, created_at, last_used_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10, $11, $11)
      on conflict (credential_id) do nothing returning 1`, [
      id, actor.userId, kind, label, secret ?? null, lastStep ?? null, passkey?.id ?? null, passkey?.publicKey ?? null,
      passkey?.transports ?? null, passkey?.signCount ?? null, this.clock.now(),
    ]);
    if (inserted.length === 0) throw new Refusal(409, 'PASSKEY_KNOWN', 'This passkey was added before.');
    await this.record(tx, actor, { id, kind, label }, true);
    const hasSheet = kept.some((one) => one.kind === 'recovery_codes');
    const recoveryCodes = hasSheet ? null : await this.newSheet(tx, actor, false);
    await this.statuses.prove(tx, actor.sessionId ?? '');
    const added = (await this.queries.list(tx, actor.userId)).find((one) => one.id === id) as FactorDto;
    return { factor: added, recoveryCodes };
  }

  /** Puts a new sheet of recovery codes in the place of the old one, whose codes are worth nothing from then on. */
  renewRecoveryCodes(actor: Actor): Promise<RecoveryCodesDto> {
    return this.unitOfWork.commit(async (tx) => {
      const kept = await this.lockAll(tx, actor.userId);
      if (!kept.some(isProvable)) {
        throw new Refusal(409, 'NO_FACTOR', 'Recovery codes stand in for another factor. Add one first.');
      }
      for (const sheet of kept.filter((one) => !isProvable(one))) await this.end(tx, actor, sheet, false);
      return { recoveryCodes: await this.newSheet(tx, actor, true) };
    });
  }

  /** Removes one factor; the last one of whoever must have one stays. */
  remove(actor: Actor, id: string): Promise<void> {
    return this.unitOfWork.commit(async (tx) => {
      const kept = await this.lockAll(tx, actor.userId);
      const factor = isId(id) ? kept.find((one) => one.id === id.toLowerCase()) : undefined;
      if (!factor) throw notFound('factor');
      const isLast = isProvable(factor) && kept.filter(isProvable).length === 1;
      if (isLast && this.statuses.isRequiredOf(actor.role)) {
        throw new Refusal(409, 'LAST_FACTOR', 'Your role needs a second factor. Add another one first.');
      }
      // Recovery codes stand in for a factor; without one there is nothing to recover.
      for (const one of isLast ? kept : [factor]) await this.end(tx, actor, one, one === factor);
    });
  }

  /** Removes all factors of somebody who lost them, within a larger change; answers how many there were. */
  async removeAll(tx: Tx, actor: Actor, userId: string): Promise<number> {
    const removed = await removeFactorsOf(tx, userId, this.clock.now());
    await this.events.record(tx, removed.map((factor) => removal(actor, factor)));
    return removed.filter(isProvable).length;
  }

  private async lockAll(tx: Tx, userId: string): Promise<FactorDto[]> {
    await rows(tx, 'select 1 from app_user where id = $1 for no key update', [userId]);
    return this.queries.list(tx, userId);
  }

  private async newSheet(tx: Tx, actor: Actor, isTold: boolean): Promise<string[]> {
    const id = newId();
    const codes = newRecoveryCodes();
    await rows(tx, `
      insert into factor (id, user_id, kind, label, created_at) values ($1, $2, 'recovery_codes', $3, $4)`,
      [id, actor.userId, SHEET, this.clock.now()]);
    await rows(tx, 'insert into recovery_code (factor_id, code_hash) select $1, unnest($2::bytea[])',
      [id, codes.map((code) => recoveryCodeHash(this.secrets.dataKey, id, code))]);
    await this.record(tx, actor, { id, kind: 'recovery_codes', label: SHEET }, isTold);
    return codes;
  }

  private async end(tx: Tx, actor: Actor, factor: FactorDto, isTold: boolean): Promise<void> {
    await rows(tx, `update factor set ${ENDED} where id = $1 and removed_at is null`, [factor.id, this.clock.now()]);
    await this.events.record(tx, [
      { ...removal(actor, factor), ...(isTold ? { type: 'factor.removed' } : {}) },
    ]);
  }

  // Auditors read of every change; its person is told of each once.
  private record(tx: Tx, actor: Actor, { id, kind, label }: KeptFactor, isTold: boolean): Promise<void> {
    return this.events.record(tx, [{
      action: 'factor_add', resource: 'factor', resourceId: id, actor, severity: 'warning', details: { kind, label },
      ...(isTold ? { type: 'factor.added' } : {}),
    }]);
  }
}

/** What auditors read of a factor. */
type KeptFactor = Pick<FactorDto, 'id' | 'kind' | 'label'>;

// What it could be used by goes, and the rest stays as evidence.
const ENDED = 'removed_at = $2, secret = null';

/** What auditors are told of a factor that was removed. */
export const removal = (actor: AuditInput['actor'], { id, kind, label }: KeptFactor): AuditInput => ({
  action: 'factor_remove', resource: 'factor', resourceId: id, actor, severity: 'warning', details: { kind, label },
});

/** Removes all factors of a person, with the lock on their account, and answers what they were. */
export const removeFactorsOf = async (tx: Tx, userId: string, at: Date): Promise<KeptFactor[]> => {
  await rows(tx, 'select 1 from app_user where id = $1 for no key update', [userId]);
  await rows(tx, 'delete from factor_challenge where user_id = $1', [userId]);
  await rows(tx, 'delete from factor_guess where user_id = $1', [userId]);
  return rows<KeptFactor>(tx, `
    update factor set ${ENDED} where user_id = $1 and removed_at is null returning id, kind, label`, [userId, at]);
};

/** Recovery codes stand in for a factor and are none themselves. */
const isProvable = ({ kind }: Pick<FactorDto, 'kind'>): boolean => kind !== 'recovery_codes';
