/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SpokenRuleDto = {
    ruleId: string;
    /**
     * Payments with a finding of it
     */
    transactions: number;
    /**
     * Of these, held for an officer
     */
    held: number;
    /**
     * Of these, refused
     */
    refused: number;
};

