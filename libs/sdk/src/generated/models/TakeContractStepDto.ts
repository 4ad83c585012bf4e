/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Possession } from './Possession.ts';
export type TakeContractStepDto = {
    /**
     * The day it took place; absent: today
     */
    on?: string;
    /**
     * SHA-256 of the document that proves it, as lower-case hexadecimal
     */
    documentHash?: string;
    /**
     * A note
     */
    note?: string;
    /**
     * How the seller came to possess it
     */
    possession?: Possession;
    /**
     * What the creditor forgoes of his own will
     */
    rebate?: string;
    /**
     * A day for each open instalment, in order
     */
    dueOn?: Array<string>;
    /**
     * The benchmark as published, in percent a year
     */
    benchmarkPct?: number;
    /**
     * The deed of the transfer
     */
    deedId?: string;
    /**
     * What the venture made since the last statement; a loss is negative
     */
    net?: string;
    /**
     * What the venture is worth in cash
     */
    value?: string;
    /**
     * Expenses that the venture still bears
     */
    expenses?: string;
    /**
     * What the venture owes to others
     */
    debts?: string;
    /**
     * How many units are bought
     */
    units?: number;
    /**
     * The price of one unit, agreed today
     */
    unitPrice?: string;
    /**
     * The deposit that a customer lays
     */
    amount?: string;
    /**
     * What another buyer paid for the goods
     */
    proceeds?: string;
    /**
     * A wallet (id, address, IBAN) or a name by role; partners as partner[0], partner[1] …
     */
    parties?: Record<string, string>;
    /**
     * What you call the owners of the wallets that take part, by role; partners as partner[0], partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
     */
    partyNames?: Record<string, string>;
    /**
     * What a preview answered as `expected`: refused with 409 if the step would now do something else
     */
    expected?: string;
};

