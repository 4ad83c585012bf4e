/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfficerDto } from './OfficerDto.ts';
import type { ReviewDecision } from './ReviewDecision.ts';
export type ReviewOpinionDto = {
    officer: OfficerDto;
    decision: ReviewDecision;
    reason: string;
    givenAt: string;
};

