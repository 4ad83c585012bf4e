/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemResultDto } from './BatchItemResultDto.ts';
export type BatchResultDto = {
    /**
     * null for a rehearsal
     */
    batchId: string | null;
    completed: number;
    /**
     * Waiting for a review, for approvals or in escrow
     */
    pending: number;
    /**
     * Rejected or refused
     */
    refused: number;
    /**
     * Left out because the batch was cancelled: `BATCH_CANCELLED`
     */
    notProcessed: number;
    /**
     * Amount of all that was asked for
     */
    total: string;
    /**
     * Amount of the completed payments
     */
    completedAmount: string;
    /**
     * Amount of the pending payments
     */
    pendingAmount: string;
    /**
     * Amount of the refused payments
     */
    refusedAmount: string;
    /**
     * Fees of the completed payments
     */
    fees: string;
    results: Array<BatchItemResultDto>;
};

