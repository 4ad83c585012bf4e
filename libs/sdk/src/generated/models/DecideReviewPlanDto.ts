/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewPlanDecision } from './ReviewPlanDecision.ts';
export type DecideReviewPlanDto = {
    decision: ReviewPlanDecision;
    reason: string;
};

