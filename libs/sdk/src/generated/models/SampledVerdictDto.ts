/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { VerdictAction } from './VerdictAction.ts';
export type SampledVerdictDto = {
    action: VerdictAction;
    rulesetVersion: string;
    profile: string;
    /**
     * What the rules were told
     */
    facts: Record<string, any>;
    /**
     * What they made of it
     */
    result: Record<string, any>;
};

