import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid, notFound, Refusal, type FieldProblem } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { addDays, startOf, type Day } from '../../reports/public.ts';
import type { ProposeReviewPlanDto, ReviewItemInputDto, ReviewPlanDto } from './plan.dto.ts';
import { ReviewPlans } from './plans.queries.ts';
import { daysOfYear, YEARS } from './review-year.ts';
import { RiskQueries } from './risk.queries.ts';

/** Proposes what a bank's Shariah review looks at in a year, beside the risk of its areas as the ledger shows it. */
@Injectable()
export class ProposePlan {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: ReviewPlans,
    private readonly risk: RiskQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: ProposeReviewPlanDto): Promise<ReviewPlanDto> {
    const { calendar, year, timeZone, note, items } = request;
    const { first, last } = yearOf(request);
    refuseWrongDays(items, first, last);
    return this.unitOfWork.commit(async (tx) => {
      const bankId = await lockOwnBank(tx, actor);
      await this.refuseSecond(tx, bankId, request);
      await refuseStrangers(tx, bankId, items);
      const id = newId();
      const now = this.clock.now();
      const risk = await this.risk.of(tx, bankId, now);
      await tables(tx).insertInto('review_plan').values({
        id, bank_id: bankId, calendar, year, from_at: startOf(first, timeZone),
        to_at: startOf(addDays(last, 1), timeZone), time_zone: timeZone, note, risk: JSON.stringify(risk),
        proposed_by: actor.userId, proposed_at: now,
      }).execute();
      await tables(tx).insertInto('review_item').values(items.map((item, n) => ({
        id: newId(), plan_id: id, position: n + 1, area: item.area, from_at: startOf(item.from, timeZone),
        to_at: startOf(addDays(item.to, 1), timeZone), owner_id: item.ownerId, due_on: item.dueOn,
      }))).execute();
      await this.events.record(tx, [{
        action: 'review_plan_propose', resource: 'review_plan', resourceId: id, actor,
        severity: 'info',
        details: {
          bankId, calendar, year, areas: items.map(({ area }) => area), policyVersion: risk.policyVersion,
          height: risk.height, root: risk.root,
        },
      }]);
      return this.plans.get(actor, id, tx);
    });
  }

  private async refuseSecond(tx: Tx, bankId: string, { calendar, year }: ProposeReviewPlanDto): Promise<void> {
    const found = await tables(tx).selectFrom('review_plan').select('id').where('bank_id', '=', bankId)
      .where('calendar', '=', calendar).where('year', '=', year).where('state', '<>', 'refused').executeTakeFirst();
    if (!found) return;
    throw new Refusal(409, 'REVIEW_PLAN_EXISTS', 'There is a plan of this year already.', { id: found.id });
  }
}

/** Lets one plan of a bank be made at a time. */
const lockOwnBank = async (tx: Tx, { bankId }: Actor): Promise<string> => {
  const found = bankId === null ? undefined : await tables(tx).selectFrom('bank').select('id')
    .where('id', '=', bankId).forNoKeyUpdate().executeTakeFirst();
  if (!found) throw notFound('bank');
  return found.id;
};

const yearOf = ({ calendar, year }: ProposeReviewPlanDto): { first: Day; last: Day } => {
  const { first, last } = YEARS[calendar];
  if (year >= first && year <= last) return daysOfYear(calendar, year);
  throw invalid([{
    field: 'year', code: year < first ? 'TOO_SMALL' : 'TOO_LARGE',
    message: `year must be from ${first} to ${last} of this calendar.`,
  }]);
};

const refuseWrongDays = (items: readonly ReviewItemInputDto[], first: Day, last: Day): void => {
  const problems = items.flatMap(({ from, to, dueOn }, n): FieldProblem[] => [
    ...(from < first ? [wrong(n, 'from', 'TOO_EARLY', `must not be before ${first}, when the year begins.`)] : []),
    ...(to > last ? [wrong(n, 'to', 'TOO_LATE', `must not be after ${last}, when the year ends.`)] : []),
    ...(to < from ? [wrong(n, 'to', 'TOO_EARLY', 'must not be before from.')] : []),
    ...(dueOn < from ? [wrong(n, 'dueOn', 'TOO_EARLY', 'must not be before from.')] : []),
  ]);
  if (problems.length > 0) throw invalid(problems);
};

const wrong = (
  n: number, name: string, code: 'TOO_EARLY' | 'TOO_LATE', sentence: string,
): FieldProblem => ({ field: `items[${n}].${name}`, code, message: `items[${n}].${name} ${sentence}` });

/** Only people of the bank look at its payments. */
const refuseStrangers = async (tx: Tx, bankId: string, items: readonly ReviewItemInputDto[]): Promise<void> => {
  const own = await tables(tx).selectFrom('app_user').select('id').where('bank_id', '=', bankId)
    .where('role', '<>', 'user').where('id', 'in', items.map(({ ownerId }) => ownerId)).execute();
  const problems = items.flatMap(({ ownerId }, n): FieldProblem[] => (own.some(({ id }) => id === ownerId) ? [] : [{
    field: `items[${n}].ownerId`, code: 'UNKNOWN', message: `items[${n}].ownerId must be somebody of the bank’s staff.`,
  }]));
  if (problems.length > 0) throw invalid(problems);
};
