/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionStatus } from './TransactionStatus.ts';
import type { TransactionSubStatus } from './TransactionSubStatus.ts';
export type BatchStandingDto = {
    status: TransactionStatus;
    subStatus: TransactionSubStatus | null;
    count: number;
    amount: string;
    fees: string;
    /**
     * Set aside for zakat with them
     */
    zakat: string;
    /**
     * Released to the payees so far
     */
    released: string;
};

