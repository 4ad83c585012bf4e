import type { ContractFinding } from '@connect/compliance-rules';
import { Refusal } from '../../../platform/http/problems/refusal.ts';

/** The answer to terms that the rules do not let stand, with the contract that is kept as evidence if there is one. */
export const refusedByRules = (contractId: string | null, findings: readonly ContractFinding[]): Refusal =>
  new Refusal(422, 'COMPLIANCE_REJECTED',
    'The contract was refused because its terms are not valid. The findings say which rule objects and what to do.',
    contractId === null ? { findings } : { contractId, findings });
