/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AreaAmountDto } from './AreaAmountDto.ts';
import type { ReviewArea } from './ReviewArea.ts';
export type RiskAreaDto = {
    area: ReviewArea;
    /**
     * Payments that the rules judged
     */
    payments: number;
    amounts: Array<AreaAmountDto>;
    /**
     * Refused by the rules
     */
    refusals: number;
    /**
     * Held for an officer
     */
    reviews: number;
    /**
     * Held by the rules, and let pass by officers
     */
    overrides: number;
    /**
     * From 0 to 1000: the mean of its shares in what the bank has of each factor, weighed
     */
    score: number;
};

