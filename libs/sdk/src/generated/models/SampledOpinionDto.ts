/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewDecision } from './ReviewDecision.ts';
export type SampledOpinionDto = {
    decision: ReviewDecision;
    reason: string;
    officer: string;
    givenAt: string;
};

