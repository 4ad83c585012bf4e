/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FindingDto } from './FindingDto.ts';
import type { PrinciplesDto } from './PrinciplesDto.ts';
import type { VerdictAction } from './VerdictAction.ts';
export type ComplianceResultDto = {
    principles: PrinciplesDto;
    /**
     * Whether the principle passes; false where it needs review as well
     */
    ribaCheck: boolean;
    /**
     * Gharar and maysir together
     */
    ghararCheck: boolean;
    halalCheck: boolean;
    kycCheck: boolean;
    score: number;
    action: VerdictAction;
    shariahCompliant: boolean;
    /**
     * What the rules have to say against it
     */
    findings: Array<FindingDto>;
    recommendations: Array<string>;
    fatwaValidation: string;
    profile: string;
    rulesetVersion: string;
    aiAssessment: string;
};

