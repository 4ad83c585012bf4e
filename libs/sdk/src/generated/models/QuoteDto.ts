/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LegDto } from './LegDto.ts';
export type QuoteDto = {
    id: string;
    /**
     * What one unit of the sent currency buys: the rate that is used, in full
     */
    rate: string;
    sendAmount: string;
    /**
     * The sent amount at this rate, rounded half up
     */
    receiveAmount: string;
    /**
     * Paid by the payer on top
     */
    fee: string;
    /**
     * Both are made together or not at all
     */
    legs: Array<LegDto>;
    expiresAt: string;
    /**
     * For clients whose clock may differ
     */
    validForSeconds: number;
};

