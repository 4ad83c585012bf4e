import { Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { FactorRecords } from './factor-records.service.ts';
import { FactorStatusService } from './factor-status.service.ts';
import type { AddedFactorDto, FactorDto, FactorKind } from './factor.dto.ts';
import { FactorsQueries } from './factors.queries.ts';

const MOST_FACTORS = 10;

/** A factor that is to be saved, with what is particular to its kind. */
export interface NewFactor {
  id: string;
  kind: Exclude<FactorKind, 'recovery_codes'>;
  label: string;
  secret?: Buffer;
  lastStep?: number;
  passkey?: { id: string; publicKey: Buffer; signCount: number; transports: readonly string[] };
}

/** Saves a factor that was just proven, within a larger change; the first one comes with a sheet of recovery codes. */
@Injectable()
export class SaveFactor {
  constructor(
    private readonly records: FactorRecords,
    private readonly queries: FactorsQueries,
    private readonly statuses: FactorStatusService,
    private readonly clock: SystemClock,
  ) {}

  async execute(tx: Tx, actor: Actor, factor: NewFactor): Promise<AddedFactorDto> {
    const kept = await this.records.lockAll(tx, actor.userId);
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
    await this.records.recordAdded(tx, actor, { id, kind, label }, true);
    const hasSheet = kept.some((one) => one.kind === 'recovery_codes');
    const recoveryCodes = hasSheet ? null : await this.records.addRecoveryCodes(tx, actor, false);
    await this.statuses.prove(tx, actor.sessionId ?? '');
    const added = (await this.queries.list(tx, actor.userId)).find((one) => one.id === id) as FactorDto;
    return { factor: added, recoveryCodes };
  }
}
