/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type NetworkStatusDto = {
    network: Network;
    name: string;
    currency: Currency;
    /**
     * Whether its accounts answered just now
     */
    isOnline: boolean;
    feeRate: number;
    /**
     * How long the answer took
     */
    latencyMs: number;
    checkedAt: string;
};

