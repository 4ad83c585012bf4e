/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemResultDto } from './BatchItemResultDto.ts';
export type BatchResultDto = {
    completed: number;
    /**
     * Waiting for a review
     */
    pending: number;
    /**
     * Rejected or refused
     */
    refused: number;
    /**
     * Amount of the completed payments
     */
    completedAmount: string;
    /**
     * Fees of the completed payments
     */
    fees: string;
    results: Array<BatchItemResultDto>;
};

