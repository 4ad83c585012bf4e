/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchRefusalDto } from './BatchRefusalDto.ts';
import type { BatchStandingDto } from './BatchStandingDto.ts';
import type { BatchState } from './BatchState.ts';
export type BatchStepResultDto = {
    batchId: string;
    state: BatchState;
    /**
     * Payments taken one step further
     */
    taken: number;
    /**
     * Payments that were left where they stood
     */
    refusals: Array<BatchRefusalDto>;
    /**
     * Where the payments stand now
     */
    standings: Array<BatchStandingDto>;
};

