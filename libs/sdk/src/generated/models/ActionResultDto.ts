/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionStatus } from './TransactionStatus.ts';
import type { TransactionSubStatus } from './TransactionSubStatus.ts';
export type ActionResultDto = {
    transactionId: string;
    status: TransactionStatus;
    subStatus: TransactionSubStatus | null;
    /**
     * Released to the payee so far
     */
    released: string;
};

