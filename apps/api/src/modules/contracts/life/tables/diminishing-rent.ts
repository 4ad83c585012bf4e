import { addMonths, halfUp, type DiminishingMusharakaTerms } from '@connect/compliance-rules';
import type { LiveContract } from '../../live-contract.ts';
import type { PlanLine } from '../../terms/contract-plan.ts';
import { daysBetween, type RentPeriod } from './idle-days.ts';
import { numbersIn, termMinor } from './records.ts';

/** How many units the financier still has. */
export const financierUnits = ({ facts, terms }: LiveContract): number =>
  (facts['financierUnits'] as number | undefined) ?? (terms as DiminishingMusharakaTerms).financierUnits ?? 0;

/** One period of rent, by its number. */
export const periodOf = ({ terms }: LiveContract, number: number, startsOn: string): RentPeriod => {
  const months = (terms as DiminishingMusharakaTerms).periodMonths ?? 1;
  return { number, from: addMonths(startsOn, months * (number - 1)), until: addMonths(startsOn, months * number) };
};

/** The rent of one period, on the share that the financier has when it begins, for the days that can be used. */
export const rentLine = (
  contract: LiveContract, number: number, startsOn: string, held = financierUnits(contract),
): PlanLine => {
  const { fullRent, units } = contract.terms as DiminishingMusharakaTerms;
  const { from, until } = periodOf(contract, number, startsOn);
  const days = daysBetween(from, until);
  const usableDays = days - Math.min(days, numbersIn(contract, 'idleDays').get(number) ?? 0);
  return {
    number, kind: 'rent', dueOn: until, payer: 'client', payee: 'financier',
    detail: { units: held, from, until, days, usableDays },
    amountMinor: halfUp(
      termMinor(fullRent) * BigInt(held) * BigInt(usableDays), BigInt(units ?? 1) * BigInt(days)),
  };
};
