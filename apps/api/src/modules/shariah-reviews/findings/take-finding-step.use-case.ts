import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid, notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reviewsFor } from '../review-access.ts';
import type { ReviewFindingDto, TakeFindingStepDto } from './finding.dto.ts';
import { legalIn, stateAfter } from './finding-life.ts';
import { ReviewFindings } from './findings.queries.ts';

/** Takes findings of a Shariah review on until they are closed; every step stays. */
@Injectable()
export class TakeFindingStep {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly findings: ReviewFindings,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Takes a finding one step further; 409 where that is not its turn. */
  async step(actor: Actor, id: string, step: TakeFindingStepDto): Promise<ReviewFindingDto> {
    refuseMisplaced(step);
    const { kind, text, agrees = null, dueOn = null } = step;
    return this.unitOfWork.commit(async (tx) => {
      const { bank_id: bankId, plan_id: planId } = await this.findings.find(tx, actor, id);
      if (!reviewsFor(actor, bankId)) throw notFound('review finding');
      // Steps under one plan are taken one after another.
      await tables(tx).selectFrom('review_plan').select('id').where('id', '=', planId).forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const taken = await tables(tx).selectFrom('review_finding_step').select(['kind', 'taken_by'])
        .where('finding_id', '=', id).orderBy('number').execute();
      const state = stateAfter(taken.at(-1)?.kind);
      if (!legalIn(state).includes(kind)) {
        throw new Refusal(409, 'INVALID_STATE', 'The finding does not stand where that may be done.', { state });
      }
      if (kind === 'close') await refuseAnswerers(tx, actor, taken);
      await tables(tx).insertInto('review_finding_step').values({
        id: newId(), finding_id: id, number: taken.length + 1, kind, text, agrees, due_on: dueOn,
        taken_by: actor.userId, taken_at: this.clock.now(),
      }).execute();
      await this.events.record(tx, [{
        action: `review_finding_${kind}`, resource: 'review_finding', resourceId: id, actor, severity: 'info',
        details: { bankId, planId, number: taken.length + 1, state: stateAfter(kind), agrees, dueOn },
      }]);
      return this.findings.get(actor, id, tx);
    });
  }
}

const refuseAnswerers = async (
  tx: Tx, actor: Actor, taken: readonly { kind: string; taken_by: string }[],
): Promise<void> => {
  for (const { kind, taken_by: takenBy } of taken) {
    if (kind !== 'answer') continue;
    refuseConflict(await conflictWith(tx, actor, takenBy), {
      code: 'MAKER_CANNOT_DECIDE', message: 'Whoever answered a finding cannot close it; ask a colleague.',
    });
  }
};

/** What belongs to some kinds of steps alone. */
const refuseMisplaced = ({ kind, agrees, dueOn }: TakeFindingStepDto): void => {
  if (kind === 'answer' && agrees === undefined) {
    throw invalid([{ field: 'agrees', code: 'REQUIRED', message: 'agrees must say whether management agrees.' }]);
  }
  if (kind !== 'answer' && agrees !== undefined) {
    throw invalid([{ field: 'agrees', code: 'NOT_ACCEPTED', message: 'agrees belongs to an answer.' }]);
  }
  if (dueOn !== undefined && kind !== 'follow_up' && kind !== 'reopen') {
    throw invalid([{ field: 'dueOn', code: 'NOT_ACCEPTED', message: 'dueOn belongs to follow_up and reopen.' }]);
  }
};
