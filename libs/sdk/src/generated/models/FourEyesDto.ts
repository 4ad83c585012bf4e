/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SecondOfficerCase } from './SecondOfficerCase.ts';
import type { SecondPersonRuleDto } from './SecondPersonRuleDto.ts';
export type FourEyesDto = {
    /**
     * In either currency; for payments and exchanges what leaves a wallet in a day (UTC)
     */
    limit: string;
    /**
     * From here on, two officers must agree on a payment under review
     */
    reviewLimit: string;
    /**
     * When two officers must agree: from that amount on, or at any amount where a party bears the very name that a list of sanctions has
     */
    reviewCases: Array<SecondOfficerCase>;
    rules: Array<SecondPersonRuleDto>;
};

