/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type CreateMudarabaDto = {
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
     * cash, goods or debt
     */
    capitalKind?: string;
    /**
     * Whether it has been handed over
     */
    capitalDelivered?: (boolean | string);
    /**
     * Both ratios
     */
    profitSharingRatio?: {
        /**
         * Of the provider
         */
        rabbAlMal?: number;
        /**
         * Of the manager
         */
        mudarib?: number;
    };
    /**
     * restricted or not
     */
    mandate?: string;
    /**
     * What is hoped for
     */
    expectedReturn?: (number | string);
    /**
     * How it is shown
     */
    expectedReturnLabel?: string;
    /**
     * True when it must be paid
     */
    expectedReturnBinding?: boolean;
    /**
     * A sum paid whatever the result
     */
    fixedReturn?: string;
    /**
     * A percentage of capital paid
     */
    returnPctOfCapital?: number;
    /**
     * True when the manager guarantees it
     */
    capitalGuaranteed?: boolean;
    /**
     * True when he promises profit
     */
    profitGuaranteed?: boolean;
    /**
     * His share of loss in percent
     */
    managerLossShare?: number;
    /**
     * His pay
     */
    managerWage?: string;
    /**
     * separate when it is another contract
     */
    wageContract?: string;
    /**
     * True when profit is kept although capital is not intact
     */
    profitFinalBeforeCapital?: boolean;
    /**
     * True when the provider manages too
     */
    ownerManages?: boolean;
    /**
     * True when he keeps the money
     */
    ownerHoldsFunds?: boolean;
    /**
     * Profit taken before sharing
     */
    firstSlice?: {
        /**
         * Who takes it
         */
        to?: string;
        /**
         * How much
         */
        amount?: string;
    };
    /**
     * A change of the ratios
     */
    ratioChange?: {
        /**
         * past or future
         */
        appliesTo?: string;
    };
    /**
     * Borrowing of the manager
     */
    borrowing?: {
        /**
         * False without leave
         */
        authorised?: boolean;
    };
    /**
     * A guarantee of the capital by a third party
     */
    guarantee?: {
        /**
         * Who guarantees
         */
        by?: string;
        /**
         * False when he is not
         */
        independent?: boolean;
        /**
         * True for a price
         */
        paid?: boolean;
        /**
         * True when it is a term of the contract
         */
        inContract?: boolean;
    };
    /**
     * What you call the owners of the wallets that take part, by role; partners as partner[0], partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
     */
    partyNames?: Record<string, string>;
    currency?: Currency;
    /**
     * The capital
     */
    capitalAmount: string;
    /**
     * The capital provider’s share of profit; absent: what the other leaves
     */
    rabbAlMalRatio?: number;
    /**
     * The manager’s share of profit; absent: what the other leaves
     */
    mudaribRatio?: number;
    /**
     * Months
     */
    duration?: number;
    /**
     * What the contract is about
     */
    businessDescription?: string;
    /**
     * Who gives the capital: a wallet (id, address, IBAN), or a name
     */
    capitalProvider?: string;
    /**
     * Who works with it: a wallet (id, address, IBAN), or a name
     */
    entrepreneur?: string;
    /**
     * The wallet that holds the money of the venture; absent: the entrepreneur’s: a wallet (id, address, IBAN), or a name
     */
    venture?: string;
};

