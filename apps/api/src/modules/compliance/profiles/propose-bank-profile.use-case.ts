import { points, profileChoices, type ProfileName } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid, notFound, type FieldProblem } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { BankProfileDto, ProposeBankProfileDto } from './bank-profile.dto.ts';
import type { Overrides } from './bank-profile-words.ts';
import { BankProfiles } from './bank-profiles.queries.ts';

/** Writes down another version of the opinions that a bank follows; it judges nothing until a colleague decides. */
@Injectable()
export class ProposeBankProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly profiles: BankProfiles,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { profile, overrides = [], note }: ProposeBankProfileDto): Promise<BankProfileDto> {
    refuseUnknown(overrides);
    return this.unitOfWork.commit(async (tx) => {
      const bankId = await lockBank(tx, actor.bankId ?? '');
      const { version: last } = await tables(tx).selectFrom('bank_profile')
        .select((p) => p.fn.max('version').as('version')).where('bank_id', '=', bankId).executeTakeFirstOrThrow();
      const [id, version] = [newId(), (last as number | null ?? 0) + 1];
      const differing = differingFrom(profile, overrides);
      await tables(tx).insertInto('bank_profile').values({
        id, bank_id: bankId, version, profile, overrides: differing, note, proposed_by: actor.userId,
        proposed_at: this.clock.now(),
      }).execute();
      await this.events.record(tx, [{
        action: 'bank_profile_propose', type: 'bank_profile.proposed', resource: 'bank_profile', resourceId: id, actor,
        severity: 'warning', details: { bankId, version, profile, overrides: differing, note },
      }]);
      return this.profiles.visible(actor, id, tx);
    });
  }
}

/** What a profile follows anyway is no decision of the bank's own. */
const differingFrom = (profile: ProfileName, overrides: ProposeBankProfileDto['overrides'] = []): Overrides => {
  const followed: Readonly<Record<string, string>> = profileChoices[profile];
  return Object.fromEntries(points.flatMap(({ id }) => {
    const chosen = overrides.find(({ point }) => point === id)?.opinion;
    return chosen === undefined || chosen === followed[id] ? [] : [[id, chosen]];
  }));
};

const refuseUnknown = (overrides: NonNullable<ProposeBankProfileDto['overrides']>): void => {
  const problems = overrides.flatMap(({ point: id, opinion }, n): FieldProblem[] => {
    const field = `overrides[${n}]`;
    const point = points.find((one) => one.id === id);
    if (point === undefined) {
      return [{ field: `${field}.point`, code: 'UNKNOWN', message: `${field}.point must be a contested point.` }];
    }
    if (overrides.findIndex((other) => other.point === id) < n) {
      return [{ field: `${field}.point`, code: 'REPEATED', message: `${field}.point must not be named twice.` }];
    }
    return point.opinions.some((one) => one.id === opinion) ? [] : [{
      field: `${field}.opinion`, code: 'UNKNOWN', message: `${field}.opinion must be an opinion on that point.`,
    }];
  });
  if (problems.length > 0) throw invalid(problems);
};

/** Lets one version of a bank be made or decided at a time. */
export const lockBank = async (tx: Tx, id: string): Promise<string> => {
  const found = await tables(tx).selectFrom('bank').select('id').where('id', '=', id).forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('bank');
  return found.id;
};
