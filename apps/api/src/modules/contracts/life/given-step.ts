import { notFound } from '../../../platform/http/problems/refusal.ts';
import type { StepInput } from '../live-contract.ts';
import type { TakeContractStepDto } from './contract-action.dto.ts';
import { CONTRACT_ACTIONS, type ContractAction } from './contract-actions.ts';

/** The step of a name; 404 where there is none. */
export const actionCalled = (name: string): ContractAction => {
  const known = CONTRACT_ACTIONS.find((one) => one === name);
  if (known === undefined) throw notFound('contract action');
  return known;
};

/** What a step was given, without what was left out, and the digest of what was reviewed of it. */
export const given = ({ expected, ...input }: TakeContractStepDto): { step: StepInput; expected?: string } => ({
  step: Object.fromEntries(Object.entries<unknown>(input).filter(([, value]) => value !== undefined && value !== null)),
  ...(expected === undefined ? {} : { expected }),
});
