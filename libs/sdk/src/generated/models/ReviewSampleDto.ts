/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewArea } from './ReviewArea.ts';
import type { SampledPaymentLineDto } from './SampledPaymentLineDto.ts';
import type { SampleMethod } from './SampleMethod.ts';
import type { VerdictAction } from './VerdictAction.ts';
export type ReviewSampleDto = {
    id: string;
    planId: string;
    itemId: string;
    area: ReviewArea;
    /**
     * The first moment that is drawn from
     */
    from: string;
    /**
     * Up to when, itself not counted
     */
    to: string;
    method: SampleMethod;
    size: number;
    verdict: VerdictAction | null;
    /**
     * The version of the policy that gives the tickets
     */
    policyVersion: number;
    orderedBy: string;
    orderedAt: string;
    drawnBy: string | null;
    /**
     * null: it is ordered, and not drawn yet
     */
    drawnAt: string | null;
    /**
     * The place of the order in the log: payments are drawn from whose first event stands before it
     */
    leafIndex: number | null;
    /**
     * The block that seals the order
     */
    height: number | null;
    /**
     * The root of that block
     */
    root: string | null;
    /**
     * SHA-256 of `connect.review-sample.v1`, a line break, the id of the sample, a line break, and the bytes of the root
     */
    seed: string | null;
    /**
     * How many payments were drawn from
     */
    population: number | null;
    payments: Array<SampledPaymentLineDto>;
    /**
     * Whether you may draw it now, once its order is sealed
     */
    mayDraw: boolean;
};

