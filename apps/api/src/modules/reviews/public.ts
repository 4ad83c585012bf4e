export type { ReviewRow } from './review-row.ts';
export {
  CASE_STATES, DECISIONS, OfficerDto, ReviewCaseDto, ReviewResultDto, type CaseState, type Decision,
} from './review.dto.ts';
