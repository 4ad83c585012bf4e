/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionStatus } from './TransactionStatus.ts';
export type BatchItemResultDto = {
    /**
     * Its place in the request
     */
    index: number;
    status: TransactionStatus | null;
    transactionId: string | null;
    /**
     * Why it was refused
     */
    code: string | null;
    error: string | null;
};

