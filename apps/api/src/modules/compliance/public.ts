export { CUSTOMER_FINDINGS } from './customer-findings.ts';
export type { RulesInForce } from './profiles/rules-in-force.ts';
export { SourceOfFundsDto } from './source-of-funds.dto.ts';
export {
  BilingualDto, EvidenceDto, FindingDto, FollowedOpinionDto, SEVERITIES, SUBJECTS, VerdictDto, type PrincipleState,
} from './verdict.dto.ts';
export {
  SIGHTS, catalogue, contractCatalogue, contractSource, purposeCodes, raisedBy, type PaymentFacts, type Policy,
  type Sight, type Verdict,
} from '@connect/compliance-rules';
