/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { FindingSeverity } from './FindingSeverity.ts';
import type { RuleExamplesDto } from './RuleExamplesDto.ts';
import type { RuleOutcomeDto } from './RuleOutcomeDto.ts';
import type { RuleSubject } from './RuleSubject.ts';
export type RuleDto = {
    id: string;
    principle: RuleSubject;
    severity: FindingSeverity;
    title: BilingualDto;
    /**
     * The facts it reads
     */
    reads: Array<string>;
    /**
     * May hold {names} that a finding fills in
     */
    explain: BilingualDto;
    remedy: BilingualDto;
    outcomes: Array<RuleOutcomeDto>;
    cite: Array<string>;
    examples: RuleExamplesDto;
};

