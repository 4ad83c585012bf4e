import type { Due, LiveContract } from '../../live-contract.ts';
import type { PartyRole } from '../../terms/contract-kinds.ts';
import type { PlanLine } from '../../terms/contract-plan.ts';
import { collect, open } from './dues.ts';
import { withIdleDays } from './idle-days.ts';
import type { DueChange, StepEffects, StepRule, StepContext } from './life.ts';
import { textIn } from './records.ts';

/** Answers the plan's line for a due, given what is known of a contract. */
export type LineOf = (due: Due) => PlanLine | undefined;

/** The rent of the days before the end stays a debt, and may be paid at any time after it. */
export const payAfterEnd = (by: PartyRole): StepRule => ({
  action: 'pay', from: ['terminated'], to: 'terminated', by: [by], when: ({ due }) => due.openCount > 0,
  does: (contract, _, { dues }) => {
    const [next] = open(dues);
    return next ? collect(contract, next, dues) : {};
  },
});

/**
 * Ends the use of a thing: rent is owed at once for the days until then, and none for those after it. What was due
 * before stays due. A month whose rent was never known is waived.
 */
export function endRent(
  contract: LiveContract, { dues, today }: StepContext, linesOf: (known: LiveContract) => LineOf,
): StepEffects {
  const left = open(dues);
  const periods = left.map(({ number, detail }) => ({ number, from: detail.from ?? '', until: detail.until ?? '' }));
  const lastUse = (contract.state === 'suspended' ? textIn(contract, 'suspendedOn') : undefined) ?? today;
  const never = periods.reduce((last, { until }) => (until > last ? until : last), today);
  const facts = { idleDays: Object.fromEntries(withIdleDays(contract, periods, lastUse, never)) };
  const lineOf = linesOf({ ...contract, facts: { ...contract.facts, ...facts } });
  return { facts, changes: left.flatMap((due) => ended(due, lineOf(due), today)) };
}

const ended = ({ number, dueOn, amountMinor }: Due, line: PlanLine | undefined, today: string): DueChange[] => {
  const owed = line?.amountMinor ?? 0n;
  if (amountMinor === null || owed === 0n) return [{ number, state: 'waived' }];
  const lower = line && owed < amountMinor ? { amountMinor: owed, detail: line.detail } : null;
  if (dueOn > today) return [{ number, dueOn: today, ...lower }];
  return lower ? [{ number, ...lower }] : [];
};
