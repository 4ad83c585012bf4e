/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ComputedTaintedKind } from './ComputedTaintedKind.ts';
import type { Network } from './Network.ts';
export type RecordTaintedDto = {
    /**
     * interest: what the payments brought; mixed_income: the prohibited part of an income; shares: the impure income of a company, by the shares held of it (AAOIFI SS 21)
     */
    kind: ComputedTaintedKind;
    network: Network;
    /**
     * The payments by which it came to wallets of the bank’s own, by id or UETR
     */
    transactionIds?: Array<string>;
    /**
     * Of mixed income without payments: what was received
     */
    received?: string;
    /**
     * Of mixed income: the prohibited part of all
     */
    prohibitedIncome?: string;
    /**
     * Of mixed income: all income of the business
     */
    totalIncome?: string;
    /**
     * Of shares: the company’s impure income
     */
    impureIncome?: string;
    sharesHeld?: string;
    sharesOutstanding?: string;
    /**
     * The event of the register that it belongs to
     */
    eventId?: string;
    note: string;
};

