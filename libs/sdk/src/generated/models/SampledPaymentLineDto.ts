/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
import type { VerdictAction } from './VerdictAction.ts';
export type SampledPaymentLineDto = {
    /**
     * In the order of the keys
     */
    position: number;
    transactionId: string;
    /**
     * How many tickets it had
     */
    tickets: number;
    /**
     * The lowest of the keys of its tickets: HMAC-SHA-256, under the seed, of its id, a slash and the number of the ticket from 1 on
     */
    key: string;
    network: Network;
    amount: string;
    currency: Currency;
    status: TransactionStatus;
    verdict: VerdictAction;
    createdAt: string;
};

