/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PayeeCheck } from './PayeeCheck.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
export type BatchItemResultDto = {
    /**
     * Its place in the request
     */
    index: number;
    status: TransactionStatus | null;
    transactionId: string | null;
    uetr: string | null;
    /**
     * How counterpartyName agrees with the name of the wallet’s owner; null without one, or when the payment was not judged
     */
    payeeCheck: PayeeCheck | null;
    /**
     * Why it was refused
     */
    code: string | null;
    error: string | null;
};

