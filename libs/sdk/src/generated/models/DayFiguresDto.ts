/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type DayFiguresDto = {
    /**
     * The day they were made, in UTC
     */
    day: string;
    network: Network;
    currency: Currency;
    transactions: number;
    /**
     * Those that are completed by now
     */
    completed: number;
    /**
     * What these moved, in the currency of the network
     */
    volume: string;
    /**
     * The same in AED; QAR at the dated rate
     */
    volumeInAed: string;
    /**
     * Held for an officer when they were judged; of the payer’s side
     */
    held: number;
    /**
     * Refused by the rules; of the payer’s side
     */
    refused: number;
};

