/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { PaymentPartyDto } from './PaymentPartyDto.ts';
import type { ProgrammableLogicDto } from './ProgrammableLogicDto.ts';
import type { PurposeCode } from './PurposeCode.ts';
import type { SealedMemoDto } from './SealedMemoDto.ts';
import type { SendableType } from './SendableType.ts';
import type { SourceOfFunds } from './SourceOfFunds.ts';
export type SendTransactionDto = {
    /**
     * Where the money comes from; asked for large amounts. “other” counts with a text that says what
     */
    sourceOfFunds?: SourceOfFunds;
    /**
     * More of the source of funds
     */
    sourceOfFundsText?: string;
    /**
     * The purpose as the central bank of the payer’s network codes it; see GET /api/v1/compliance/purposes
     */
    purposeCode?: PurposeCode;
    /**
     * The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and screened
     */
    counterpartyName?: string;
    /**
     * Where the payee is, as an ISO 3166 alpha-2 code
     */
    counterpartyCountry?: string;
    /**
     * The payer’s own reference
     */
    reference?: string;
    /**
     * Refuse it with 409 when its payer has used the reference before, in a payment that was not refused or cancelled
     */
    isReferenceUnique?: boolean;
    /**
     * The unique end-to-end transaction reference that the payment comes with, a UUID of version 4: one that no transaction has, whatever became of it. Absent: it follows from the transaction’s id
     */
    uetr?: string;
    /**
     * What your own programs keep with it; shown to the payer’s side alone
     */
    metadata?: Record<string, string>;
    /**
     * What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101
     */
    originator?: PaymentPartyDto;
    /**
     * What the payment says of the payee (FATF R.16), in the words of IVMS101
     */
    beneficiary?: PaymentPartyDto;
    /**
     * Where shares are bought: what their screening says of the company that issued them
     */
    issuer?: {
        /**
         * True when the main activity is forbidden
         */
        mainActivityProhibited?: boolean;
        /**
         * The main activity: alcohol, gambling, conventionalBanking and the like, or a lawful one
         */
        mainActivity?: string;
        /**
         * Impure income as a percentage of all income
         */
        impureIncomePct?: (number | string);
        /**
         * Interest-bearing debt as a percentage of market value
         */
        interestDebtPct?: (number | string);
        /**
         * Interest-bearing deposits as a percentage of market value
         */
        interestDepositPct?: (number | string);
        /**
         * Market value of the whole company
         */
        marketCap?: string;
        /**
         * Interest-bearing debt, where its percentage is not given
         */
        interestDebt?: string;
        /**
         * Interest-bearing deposits, where their percentage is not given
         */
        interestDeposit?: string;
        /**
         * Impure income of the year
         */
        impureIncome?: string;
        /**
         * How many shares there are
         */
        sharesOutstanding?: number;
        /**
         * How many of them are held
         */
        held?: number;
    };
    /**
     * The wallet that pays, by address or IBAN
     */
    fromAddress: string;
    /**
     * The wallet that is paid, by address or IBAN
     */
    toAddress: string;
    type: SendableType;
    network: Network;
    /**
     * What the payee receives; the fee comes on top
     */
    amount: string;
    /**
     * The network’s own currency
     */
    currency: Currency;
    memo?: string;
    /**
     * In the place of memo: words that only the payee and compliance can read, for the keys of GET /api/v1/memo-keys
     */
    sealedMemo?: SealedMemoDto;
    programmableLogic?: ProgrammableLogicDto;
};

