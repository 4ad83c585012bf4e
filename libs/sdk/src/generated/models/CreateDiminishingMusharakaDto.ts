/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type CreateDiminishingMusharakaDto = {
    /**
     * The day it was signed
     */
    signedOn?: string;
    /**
     * Anything else the parties have written
     */
    notes?: string;
    /**
     * Clauses in the words of the contract
     */
    clauses?: (string | Array<string>);
    /**
     * What the object is wanted for
     */
    use?: string;
    /**
     * Who belongs to whom
     */
    ownerGroups?: Array<Array<string>>;
    /**
     * What is charged for late payment
     */
    latePaymentCharge?: {
        /**
         * A sum for each delay
         */
        amount?: string;
        /**
         * A percentage
         */
        ratePct?: number;
        /**
         * charity or another
         */
        beneficiary?: string;
    };
    /**
     * A loan that the contract depends on
     */
    linkedLoan?: (boolean | {
        /**
         * False when neither depends on the other
         */
        conditional?: boolean;
    });
    /**
     * Who has approved the contract
     */
    approvals?: {
        /**
         * The reference of the approval
         */
        shariahBoardRef?: string;
    };
    /**
     * True for terms that many contracts will be made from
     */
    isTemplate?: boolean;
    /**
     * True when the terms leave the approved template
     */
    deviates?: boolean;
    /**
     * Payments as the parties list them
     */
    schedule?: Array<(string | {
        /**
         * Its amount
         */
        amount?: string;
        /**
         * When it is due
         */
        dueOn?: string;
    })>;
    /**
     * Who keeps it in repair: lessor, lessee, client or by share
     */
    maintenanceResponsibility?: string;
    /**
     * What the lessee must maintain: routine, or more
     */
    maintenanceScope?: string;
    /**
     * Who insures it
     */
    insuranceResponsibility?: string;
    /**
     * Units of the client
     */
    clientUnits?: number;
    /**
     * Share of the financier in percent
     */
    financierShare?: number;
    /**
     * Share of the client in percent
     */
    clientShare?: number;
    /**
     * How many periods
     */
    periods?: number;
    /**
     * financierShare, or another
     */
    rentBasis?: string;
    /**
     * market, agreed or faceValue
     */
    unitPricing?: string;
    /**
     * capital, or another
     */
    lossSharing?: string;
    /**
     * The promise to buy
     */
    promise?: {
        /**
         * False when both sides are bound
         */
        oneSided?: boolean;
        /**
         * True when each unit is sold by itself
         */
        separateSales?: boolean;
    };
    /**
     * What you call the owners of the wallets that take part, by role; partners as partner[0], partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
     */
    partyNames?: Record<string, string>;
    currency?: Currency;
    /**
     * What the contract is about
     */
    assetDescription?: string;
    /**
     * What it costs
     */
    assetValue?: string;
    /**
     * Who finances: a wallet (id, address, IBAN), or a name
     */
    financier?: string;
    /**
     * Who buys the units: a wallet (id, address, IBAN), or a name
     */
    client?: string;
    /**
     * Who sells the asset to both: a wallet (id, address, IBAN), or a name
     */
    supplier?: string;
    /**
     * All units
     */
    units?: number;
    /**
     * Units of the financier
     */
    financierUnits: number;
    /**
     * Units bought each period
     */
    unitsPerPeriod: number;
    /**
     * Months of one period
     */
    periodMonths?: number;
    /**
     * The rent of the whole for one period
     */
    fullRent: string;
};

