/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SourceOfFunds } from './SourceOfFunds.ts';
export type CrossBorderTransferDto = {
    /**
     * Where the money comes from; asked for large amounts. “other” counts with a text that says what
     */
    sourceOfFunds?: SourceOfFunds;
    /**
     * More of the source of funds
     */
    sourceOfFundsText?: string;
    quoteId: string;
    fromAddress: string;
    toAddress: string;
    memo?: string;
};

