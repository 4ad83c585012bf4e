import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { resolutionInForce } from '../../boards/public.ts';
import type { RulesetDto } from './ruleset.dto.ts';
import { RulesetQueries } from './rulesets.queries.ts';

/** Puts a version that was tried in force, by somebody else than its maker; the next send is judged by it. */
@Injectable()
export class ActivateRuleset {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rulesets: RulesetQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, number: string): Promise<RulesetDto> {
    return this.unitOfWork.commit(async (tx) => {
      // Whoever else activates a version waits here and then finds it no longer stands where it did.
      await rows(tx, `select 1 from ruleset where state in ('active', 'shadowed') order by version for update`);
      const ruleset = await this.rulesets.find(tx, number);
      refuseUnlessTried(ruleset);
      await refuseDependent(tx, actor, ruleset);
      const resolutionId = await resolutionFor(tx, ruleset);
      const [replaced] = await rows<{ version: number }>(tx, `
        update ruleset set state = 'retired' where state = 'active' returning version`);
      await rows(tx, `
        update ruleset set state = 'active', activated_by = $2, activated_at = $3 where version = $1`,
        [ruleset.version, actor.userId, this.clock.now()]);
      const about = { resource: 'ruleset', actor, severity: 'critical' } as const;
      await this.events.record(tx, [
        ...replaced ? [{
          ...about, action: 'ruleset_retire', resourceId: String(replaced.version),
          details: { version: replaced.version, replacedBy: ruleset.version },
        }] : [],
        {
          ...about, action: 'ruleset_activate', type: 'ruleset.activated', resourceId: String(ruleset.version),
          details: { version: ruleset.version, replaced: replaced?.version ?? null, resolutionId },
        },
      ]);
      return this.rulesets.find(tx, number);
    });
  }
}

const refuseDependent = async (tx: Tx, actor: Actor, { createdById }: RulesetDto): Promise<void> => {
  const conflict = createdById === null ? null : await conflictWith(tx, actor, createdById);
  refuseConflict(conflict, {
    code: 'MAKER_CANNOT_ACTIVATE', message: 'Whoever made a version cannot activate it; ask a colleague.',
  });
};

/** The resolution of the network’s board that is in force and binds this very version. */
const resolutionFor = async (tx: Tx, { version }: RulesetDto): Promise<string> => {
  const found = await resolutionInForce(tx, 'ruleset', String(version));
  if (found !== null) return found;
  throw new Refusal(409, 'RESOLUTION_REQUIRED',
    'A version comes into force by a resolution in force of the network’s Shari’ah board that binds it.', { version });
};

const refuseUnlessTried = ({ state }: RulesetDto): void => {
  if (state === 'shadowed') return;
  throw state === 'draft'
    ? new Refusal(409, 'SHADOW_RUN_REQUIRED', 'A version is tried on recent payments before it is activated.')
    : new Refusal(409, 'INVALID_STATE', 'The version is in force already, or was replaced.', { state });
};
