import { dayOf } from '../../../platform/clock.ts';
import { numbersIn, textIn } from '../life/tables/records.ts';
import type { LiveContract } from '../live-contract.ts';
import { planContract, type Plan, type PlanFacts } from './contract-plan.ts';

/** What has become known of a contract, as far as its plan depends on it. */
export const planFactsOf = (contract: LiveContract): PlanFacts => {
  const deliveredOn = textIn(contract, 'deliveredOn');
  return {
    readings: new Map([...numbersIn(contract, 'readingsBps')].map(([month, bps]) => [month, BigInt(bps)])),
    outOfService: numbersIn(contract, 'idleDays'),
    ...(deliveredOn === undefined ? {} : { deliveredOn }),
  };
};

/** The plan of a contract from the day it began, or as if it began on the day it was made. */
export const planOf = (contract: LiveContract): Plan => {
  const startedOn = textIn(contract, 'soldOn') ?? textIn(contract, 'startedOn');
  const { terms } = contract;
  const dated = terms.type === 'murabaha' && startedOn !== undefined ? { ...terms, saleSignedOn: startedOn } : terms;
  return planContract(dated, startedOn ?? dayOf(contract.createdAt), planFactsOf(contract));
};
