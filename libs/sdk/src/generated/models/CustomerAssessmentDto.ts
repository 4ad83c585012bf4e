/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { GivenKycLevel } from './GivenKycLevel.ts';
import type { PepStatus } from './PepStatus.ts';
import type { RiskRating } from './RiskRating.ts';
import type { RiskReason } from './RiskReason.ts';
export type CustomerAssessmentDto = {
    level: GivenKycLevel;
    pep: PepStatus;
    risk: RiskRating;
    /**
     * Why it is above the least
     */
    riskReasons: Array<RiskReason>;
    /**
     * When an officer last looked at it all
     */
    reviewedOn: string;
    /**
     * When one does again
     */
    nextReviewOn: string;
};

