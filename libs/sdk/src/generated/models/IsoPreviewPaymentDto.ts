/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TransactionStatus } from './TransactionStatus.ts';
export type IsoPreviewPaymentDto = {
    /**
     * Whom the message names
     */
    payee: string | null;
    /**
     * The wallet, or as it was named
     */
    toAddress: string;
    amount: string;
    /**
     * Its EndToEndId
     */
    reference: string | null;
    /**
     * Its remittance information
     */
    memo: string | null;
    /**
     * What would become of it now; null where it would not be made
     */
    status: TransactionStatus | null;
    /**
     * Why it would be refused
     */
    code: string | null;
    error: string | null;
};

