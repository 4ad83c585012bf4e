export type { ReviewRow } from './review-row.ts';
export {
  REVIEW_STATES, DECISIONS, OfficerDto, ReviewCaseDto, ReviewResultDto, type ReviewState, type Decision,
} from './review.dto.ts';
