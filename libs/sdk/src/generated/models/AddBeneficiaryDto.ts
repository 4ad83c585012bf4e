/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Network } from './Network.ts';
export type AddBeneficiaryDto = {
    /**
     * The payee’s name; screened
     */
    name: string;
    /**
     * The payee’s wallet, by address or IBAN
     */
    address: string;
    network: Network;
    /**
     * The payee’s bank
     */
    payeeBank?: string;
    note?: string;
    /**
     * The bank whose beneficiary it is, or whose customer’s; needed where that is not plain
     */
    bankId?: string;
};

