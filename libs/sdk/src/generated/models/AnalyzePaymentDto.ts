/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { KycStatus } from './KycStatus.ts';
import type { Network } from './Network.ts';
import type { PaymentType } from './PaymentType.ts';
export type AnalyzePaymentDto = {
    type: PaymentType;
    amount: string;
    currency: Currency;
    memo?: string;
    network?: Network;
    /**
     * The day to judge on
     */
    asOf?: string;
    /**
     * The payee’s name
     */
    counterpartyName?: string;
    /**
     * ISO 3166 alpha-2
     */
    counterpartyCountry?: string;
    /**
     * ISO 3166 alpha-2 nationality of the payee
     */
    counterpartyNationality?: string;
    /**
     * Birth year or date of the payee
     */
    counterpartyDob?: string;
    /**
     * Identity document of the payee
     */
    counterpartyId?: string;
    crossBorder?: boolean;
    /**
     * Merchant category code
     */
    mcc?: string;
    /**
     * ISIC revision 4 code
     */
    isic?: string;
    /**
     * NAICS 2022 code
     */
    naics?: string;
    /**
     * Absent means verified
     */
    senderKyc?: KycStatus;
    /**
     * Where the money comes from
     */
    sourceOfFunds?: string;
    /**
     * Earlier transfers of the sender
     */
    history?: Array<Record<string, any>>;
    /**
     * Listed parties to screen against
     */
    watchlist?: Array<Record<string, any>>;
    /**
     * A loan behind the payment
     */
    loan?: Record<string, any>;
    /**
     * A security, paper or derivative bought
     */
    instrument?: Record<string, any>;
    /**
     * A charge for late payment
     */
    latePayment?: Record<string, any>;
    /**
     * An exchange of currencies
     */
    exchange?: Record<string, any>;
    /**
     * A sale
     */
    sale?: Record<string, any>;
    /**
     * A sale of debt
     */
    debtSale?: Record<string, any>;
    /**
     * A chain of trades
     */
    chain?: Array<Record<string, any>>;
    /**
     * An investment
     */
    investment?: Record<string, any>;
    /**
     * Terms of a contract
     */
    contract?: Record<string, any>;
    takaful?: boolean;
    /**
     * A prize pool
     */
    pool?: Record<string, any>;
    /**
     * A ticket
     */
    ticket?: Record<string, any>;
    /**
     * A stake on an outcome
     */
    prediction?: Record<string, any>;
    /**
     * The asset bought
     */
    asset?: Record<string, any>;
};

