/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewState } from './ReviewState.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
export type ReviewResultDto = {
    transactionId: string;
    status: TransactionStatus;
    /**
     * open: one more must agree
     */
    state: ReviewState;
};

