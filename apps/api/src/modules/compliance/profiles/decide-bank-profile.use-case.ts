import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { resolutionInForce } from '../../boards/public.ts';
import type { BankProfileDto, DecideBankProfileDto } from './bank-profile.dto.ts';
import { BankProfiles } from './bank-profiles.queries.ts';
import { lockBank } from './propose-bank-profile.use-case.ts';

/** Puts a version of a bank's profile in force or refuses it, by somebody else than whoever proposed it. */
@Injectable()
export class DecideBankProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly profiles: BankProfiles,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, { decision, reason }: DecideBankProfileDto): Promise<BankProfileDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { bank } = await this.profiles.visible(actor, id, tx);
      await lockBank(tx, bank.id);
      const found = await tables(tx).selectFrom('bank_profile').selectAll().where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (found.state !== 'proposed') {
        throw new Refusal(409, 'INVALID_STATE', 'The version was decided already.', { state: found.state });
      }
      refuseConflict(await conflictWith(tx, actor, found.proposed_by), {
        code: 'MAKER_CANNOT_DECIDE', message: 'Whoever proposed a version cannot decide it; ask a colleague.',
      });
      const resolutionId = decision === 'refuse' ? null : await resolutionFor(tx, bank.id, id);
      const replaced = decision === 'refuse' ? [] : await tables(tx).updateTable('bank_profile')
        .set({ state: 'retired' }).where('bank_id', '=', bank.id).where('state', '=', 'active')
        .returning(['id', 'version']).execute();
      await tables(tx).updateTable('bank_profile').set({
        state: decision === 'approve' ? 'active' : 'refused', decided_by: actor.userId, decided_at: this.clock.now(),
        decision_reason: reason, resolution_id: resolutionId,
      }).where('id', '=', id).execute();
      const about = { resource: 'bank_profile', actor, severity: 'critical' } as const;
      const { version, profile, overrides } = found;
      await this.events.record(tx, [
        ...replaced.map((old) => ({
          ...about, action: 'bank_profile_retire', resourceId: old.id,
          details: { bankId: bank.id, version: old.version, replacedBy: version },
        })),
        decision === 'refuse' ? {
          ...about, severity: 'warning', action: 'bank_profile_refuse', type: 'bank_profile.refused', resourceId: id,
          details: { bankId: bank.id, version, reason },
        } : {
          ...about, action: 'bank_profile_activate', type: 'bank_profile.activated', resourceId: id,
          details: {
            bankId: bank.id, version, replaced: replaced[0]?.version ?? null, profile, overrides, reason, resolutionId,
          },
        },
      ]);
      return this.profiles.visible(actor, id, tx);
    });
  }
}

/** The resolution in force of the bank's board, or else of the network's, that binds this very version. */
const resolutionFor = async (tx: Tx, bankId: string, id: string): Promise<string> => {
  const found = await resolutionInForce(tx, 'profile', id, bankId);
  if (found !== null) return found;
  throw new Refusal(409, 'RESOLUTION_REQUIRED',
    'A version comes into force by a resolution in force of the bank’s Shari’ah board that binds it, or of the '
    + 'network’s where the bank has none.', { id });
};
