/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type IssuerMoneyDto = {
    currency: Currency;
    /**
     * Paid into wallets that held less than they were opened with
     */
    funded: string;
    /**
     * Taken back from wallets that held more
     */
    redeemed: string;
};

