/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankState } from './BankState.ts';
export type BankStandingDto = {
    id: string;
    name: string;
    state: BankState;
    suspendedAt: string | null;
    /**
     * Why it is suspended
     */
    suspendedBecause: string | null;
    /**
     * ISO 9362
     */
    bic: string | null;
    /**
     * ISO 17442
     */
    lei: string | null;
    /**
     * Whether its BIC is one of test and training, as those of invented banks are
     */
    isTestIdentity: boolean;
    /**
     * Officers who may sign in, or were invited
     */
    officers: number;
    /**
     * Customers, counted alike
     */
    customers: number;
    wallets: number;
    createdAt: string;
};

