/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type CreateIjaraDto = {
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
     * What the lessee must maintain: routine, or more
     */
    maintenanceScope?: string;
    /**
     * How rent follows a benchmark
     */
    rentFormula?: {
        /**
         * The published benchmark
         */
        benchmark?: string;
        /**
         * Percentage on top
         */
        spread?: number;
        /**
         * The least rent
         */
        floor?: string;
        /**
         * The most rent
         */
        cap?: string;
        /**
         * The rent of the first period
         */
        firstPeriodRent?: string;
    };
    /**
     * The whole rent as shown
     */
    totalRent?: number;
    /**
     * Since when the lessor owns it
     */
    lessorOwnsSince?: string;
    /**
     * When it could first be used
     */
    deliveredOn?: string;
    /**
     * From when rent runs
     */
    rentStartsOn?: string;
    /**
     * How it would pass: gift, separate sale, promise, automatic
     */
    transferMethod?: string;
    /**
     * What the lessee pays for it when it passes by a sale
     */
    transferPrice?: string;
    /**
     * True when the lessee answers for every loss
     */
    liableWithoutFault?: boolean;
    /**
     * True when rent runs on
     */
    rentAfterTotalLoss?: boolean;
    /**
     * True when rent in arrears is re-priced
     */
    pastRentRepriced?: boolean;
    /**
     * The lessee sold it to the lessor
     */
    saleAndLeaseback?: {
        /**
         * True when the seller will buy it back
         */
        buyBack?: boolean;
        /**
         * True when the sale depends on it
         */
        conditional?: boolean;
    };
    /**
     * A lease to others
     */
    sublease?: {
        /**
         * False without it
         */
        ownerPermission?: boolean;
    };
    /**
     * True when rent of months without use falls due
     */
    accelerationAfterRepossession?: boolean;
    /**
     * What you call the owners of the wallets that take part, by role; partners as partner[0], partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
     */
    partyNames?: Record<string, string>;
    currency?: Currency;
    /**
     * What it is worth
     */
    assetValue?: string;
    /**
     * How many months
     */
    rentalPeriod?: number;
    /**
     * The rent of a month
     */
    monthlyRent?: string;
    /**
     * Who answers for repairs; with routine scope it may be the lessee
     */
    maintenanceResponsibility?: 'lessor' | 'lessee';
    /**
     * Who insures it
     */
    insuranceResponsibility?: 'lessor' | 'lessee';
    purchaseOption?: boolean;
    /**
     * The lessee: a wallet (id, address, IBAN), or a name
     */
    tenant?: string;
    /**
     * The lessor: a wallet (id, address, IBAN), or a name
     */
    landlord?: string;
    /**
     * Who sells it to the lessor: a wallet (id, address, IBAN), or a name
     */
    supplier?: string;
    /**
     * What the contract is about
     */
    assetDescription?: string;
};

