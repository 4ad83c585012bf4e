/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type WalletBalanceDto = {
    address: string;
    /**
     * What is, or was, posted
     */
    balance: string;
    /**
     * null of a moment: what was held then is not kept
     */
    available: string | null;
    /**
     * null of a moment
     */
    held: string | null;
    network: Network;
    currency: Currency;
    /**
     * The moment; null for now
     */
    at: string | null;
    /**
     * By how many entries: the number of the last; 0 while there is none
     */
    entries: string;
};

