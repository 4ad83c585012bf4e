/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type WalletDto = {
    id: string;
    network: Network;
    currency: Currency;
    /**
     * EIP-55 checksummed
     */
    address: string;
    /**
     * In electronic form, without blanks; it never changes
     */
    iban: string;
    label: string;
    /**
     * What is posted
     */
    balance: string;
    /**
     * Posted less held
     */
    available: string;
    /**
     * Set aside for pending transactions
     */
    held: string;
    isSandbox: boolean;
    isFrozen: boolean;
    /**
     * Whether its bank is suspended, so that it neither pays nor receives
     */
    isBankSuspended: boolean;
    /**
     * The most one transaction may send
     */
    transactionLimit: string | null;
    /**
     * The most a day (UTC) may send
     */
    dailyLimit: string | null;
    /**
     * Sent today (UTC), held payments included; not what came back without having left
     */
    sentToday: string;
    ownerId: string;
    ownerName: string;
    bankId: string;
    bankName: string;
    createdAt: string;
};

