/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
import type { TransactionSubStatus } from './TransactionSubStatus.ts';
import type { TransactionType } from './TransactionType.ts';
export type TransactionDto = {
    id: string;
    /**
     * The same id as people read it
     */
    transactionId: string;
    type: TransactionType;
    network: Network;
    amount: string;
    fee: string;
    currency: Currency;
    status: TransactionStatus;
    subStatus: TransactionSubStatus | null;
    /**
     * null when nothing was judged
     */
    complianceScore: number | null;
    shariahCompliant: boolean | null;
    /**
     * null when the issuer pays
     */
    fromAddress: string | null;
    toAddress: string | null;
    memo: string | null;
    createdAt: string;
    completedAt: string | null;
};

