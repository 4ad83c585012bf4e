/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type MoneyFiguresDto = {
    network: Network;
    currency: Currency;
    /**
     * Payments completed in the period
     */
    completed: number;
    /**
     * What reached the payees
     */
    paid: string;
    /**
     * Fees, less those given back
     */
    fees: string;
    /**
     * Set aside for zakat, less what was given back
     */
    zakat: string;
    /**
     * Given to charity to purify income
     */
    charity: string;
    /**
     * Taken back by reversals
     */
    reversed: string;
};

