/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionStatus } from './TransactionStatus.ts';
export type EarlierPaymentDto = {
    transactionId: string;
    status: TransactionStatus;
    createdAt: string;
    reference: string | null;
};

