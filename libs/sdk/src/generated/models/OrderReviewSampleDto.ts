/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SampleMethod } from './SampleMethod.ts';
import type { VerdictAction } from './VerdictAction.ts';
export type OrderReviewSampleDto = {
    /**
     * The item of an approved plan: its area and period
     */
    itemId: string;
    /**
     * random: every payment has one ticket; risk: more for what was held, refused, let pass by an officer, or paid under a contract, by the policy
     */
    method: SampleMethod;
    /**
     * How many payments
     */
    size: number;
    /**
     * Only payments of which the rules said so
     */
    verdict?: VerdictAction;
};

