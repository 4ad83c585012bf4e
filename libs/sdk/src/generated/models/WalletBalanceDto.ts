/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type WalletBalanceDto = {
    address: string;
    balance: string;
    available: string;
    held: string;
    network: Network;
    currency: Currency;
};

