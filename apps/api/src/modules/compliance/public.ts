export { CUSTOMER_FINDINGS } from './customer-findings.ts';
export { SourceOfFundsDto } from './source-of-funds.dto.ts';
export {
  BilingualDto, EvidenceDto, FindingDto, SEVERITIES, SUBJECTS, VerdictDto, type PrincipleState,
} from './verdict.dto.ts';
export {
  SIGHTS, contractSource, purposeCodes, raisedBy, type PaymentFacts, type Policy, type Sight, type Verdict,
} from '@connect/compliance-rules';
