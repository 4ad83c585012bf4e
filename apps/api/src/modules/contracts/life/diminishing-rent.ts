import { addMonths, halfUp, type DiminishingMusharakaTerms } from '@connect/compliance-rules';
import type { LiveContract } from '../live-contract.ts';
import type { PlanLine } from '../terms/contract-plan.ts';
import { termMinor } from './records.ts';

/** How many units the financier still has. */
export const financierUnits = ({ facts, terms }: LiveContract): number =>
  (facts['financierUnits'] as number | undefined) ?? (terms as DiminishingMusharakaTerms).financierUnits ?? 0;

/** The rent of one period, on the share that the financier has when it begins. */
export const rentLine = (contract: LiveContract, number: number, startsOn: string): PlanLine => {
  const { fullRent, units, periodMonths } = contract.terms as DiminishingMusharakaTerms;
  const held = financierUnits(contract);
  const months = periodMonths ?? 1;
  const [from, until] = [addMonths(startsOn, months * (number - 1)), addMonths(startsOn, months * number)];
  return {
    number, kind: 'rent', dueOn: until, payer: 'client', payee: 'financier', detail: { units: held, from, until },
    amountMinor: halfUp(termMinor(fullRent) * BigInt(held), BigInt(units ?? 1)),
  };
};
