/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { PartnerDto } from './PartnerDto.ts';
export type CreateMusharakaDto = {
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
     * The partner who guarantees capital
     */
    capitalGuaranteedBy?: string;
    /**
     * Pay of a managing partner
     */
    managerFixedPay?: string;
    /**
     * An undertaking to buy a partner out
     */
    buyout?: {
        /**
         * faceValue, market or agreed
         */
        price?: string;
    };
    /**
     * True when profit is shared before costs and capital are met
     */
    distributeBeforeCapital?: boolean;
    /**
     * What you call the owners of the wallets that take part, by role; partners as partner[0], partner[1] … Each is compared with the owner’s name, as the payee’s is on a send
     */
    partyNames?: Record<string, string>;
    currency?: Currency;
    partners: Array<PartnerDto>;
    /**
     * What the contract is about
     */
    businessDescription?: string;
    /**
     * The wallet that holds the money of the venture; absent: the first working partner’s: a wallet (id, address, IBAN), or a name
     */
    venture?: string;
};

