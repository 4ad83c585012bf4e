/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { RuleSubject } from './RuleSubject.ts';
export type RuleFiguresDto = {
    ruleId: string;
    principle: RuleSubject;
    /**
     * Payments with a finding of it
     */
    transactions: number;
    /**
     * Of these, refused
     */
    rejected: number;
    remedy: BilingualDto;
};

