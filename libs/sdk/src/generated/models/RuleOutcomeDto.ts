/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { FindingSeverity } from './FindingSeverity.ts';
export type RuleOutcomeDto = {
    name: string;
    severity: FindingSeverity;
    explain: BilingualDto;
    remedy: BilingualDto;
};

