/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type LegDto = {
    network: Network;
    currency: Currency;
    from: string;
    to: string;
    amount: string;
};

