/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { EvidenceDto } from './EvidenceDto.ts';
import type { FindingSeverity } from './FindingSeverity.ts';
import type { RuleSubject } from './RuleSubject.ts';
export type CaseAskDto = {
    ruleId: string;
    principle: RuleSubject;
    severity: FindingSeverity;
    evidence: Array<EvidenceDto>;
    explain: BilingualDto;
    remedy: BilingualDto;
    cite: Array<string>;
    /**
     * Whether every pair that it rests on is cleared
     */
    isSettled: boolean;
};

