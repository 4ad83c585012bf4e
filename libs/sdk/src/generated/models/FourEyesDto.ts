/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
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
    rules: Array<SecondPersonRuleDto>;
};

