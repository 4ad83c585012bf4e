/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type StatementWalletDto = {
    id: string;
    address: string;
    /**
     * Absent in statements from before it was told
     */
    iban?: string;
    network: Network;
    currency: Currency;
    label: string;
    ownerName: string;
    bankName: string;
    /**
     * Absent in statements from before it was told
     */
    bankBic?: string | null;
    /**
     * Absent in statements from before it was told
     */
    bankLei?: string | null;
};

