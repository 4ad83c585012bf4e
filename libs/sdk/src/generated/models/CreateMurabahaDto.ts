/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type CreateMurabahaDto = {
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
     * fixed, floating, reset or benchmark
     */
    profitType?: string;
    /**
     * When the seller bought it
     */
    sellerPurchasedOn?: string;
    /**
     * When it was sold to the buyer
     */
    saleSignedOn?: string;
    /**
     * The days of the instalments, where they are not whole months apart
     */
    dueOn?: Array<string>;
    /**
     * actual, constructive or none
     */
    possession?: string;
    /**
     * False when the buyer is not told the cost
     */
    costDisclosed?: boolean;
    /**
     * Expenses added to the cost
     */
    addedExpenses?: Array<{
        /**
         * What it was
         */
        kind?: string;
        /**
         * How much
         */
        amount?: string;
        /**
         * False for overheads
         */
        direct?: boolean;
        /**
         * False when it is hidden
         */
        disclosed?: boolean;
    }>;
    /**
     * The price after a rescheduling
     */
    rescheduledTotal?: string;
    /**
     * The promise to buy
     */
    promise?: {
        /**
         * one or both
         */
        binding?: string;
        /**
         * True when a side may withdraw
         */
        option?: boolean;
    };
    /**
     * A deposit against the promise
     */
    securityDeposit?: {
        /**
         * What was paid
         */
        amount?: string;
        /**
         * What the breach cost
         */
        actualDamage?: string;
        /**
         * What the seller keeps
         */
        kept?: string;
    };
    /**
     * An agency of the buyer
     */
    agency?: {
        /**
         * True when the buyer buys for the seller
         */
        buyerIsAgent?: boolean;
        /**
         * Why he does
         */
        need?: string;
        /**
         * True when the seller pays the supplier
         */
        supplierPaidDirectly?: boolean;
        /**
         * True when the seller owns it for a time of its own
         */
        ownershipSeparate?: boolean;
    };
    /**
     * promised, discretionary or none
     */
    earlySettlementRebate?: string;
    /**
     * True when title stays
     */
    titleWithheldUntilPaid?: boolean;
    /**
     * Whose name the invoice of the supplier bears
     */
    invoiceTo?: string;
    /**
     * When later instalments fall due at once
     */
    acceleration?: {
        /**
         * True after notice
         */
        notice?: boolean;
        /**
         * False when it meets the insolvent too
         */
        sparesInsolvent?: boolean;
    };
    /**
     * A fee for the facility
     */
    commitmentFee?: string;
    /**
     * Who pays for insurance before the sale
     */
    insuranceBeforeSale?: string;
    /**
     * An earlier murabaha that this one settles
     */
    settles?: {
        /**
         * True when it is his own debt
         */
        sameCustomer?: boolean;
        /**
         * What he owed
         */
        oldBalance?: string;
        /**
         * What he will owe
         */
        newTotal?: string;
    };
    /**
     * seller or excluded
     */
    defectLiability?: string;
    /**
     * What you call the owners of the wallets that take part, by role; partners as partner[0], partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
     */
    partyNames?: Record<string, string>;
    currency?: Currency;
    /**
     * What the seller pays for it
     */
    assetPrice: string;
    /**
     * Profit in percent of the cost
     */
    profitMargin?: number;
    /**
     * Profit as a sum, in place of a margin
     */
    profitAmount?: string;
    /**
     * How many instalments
     */
    installments?: number;
    /**
     * Months until the last instalment
     */
    deferredPaymentPeriod?: number;
    /**
     * The whole price as the client worked it out; compared to the minor unit
     */
    totalPrice?: number;
    /**
     * One instalment as the client worked it out; it may be a minor unit off
     */
    installmentAmount?: number;
    /**
     * The buyer: a wallet (id, address, IBAN), or a name
     */
    buyer?: string;
    /**
     * The seller: a wallet (id, address, IBAN), or a name
     */
    seller?: string;
    /**
     * Who sells it to the seller: a wallet (id, address, IBAN), or a name
     */
    supplier?: string;
    /**
     * What the contract is about
     */
    assetDescription?: string;
};

