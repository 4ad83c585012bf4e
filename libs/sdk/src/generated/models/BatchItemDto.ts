/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaymentPartyDto } from './PaymentPartyDto.ts';
import type { PurposeCode } from './PurposeCode.ts';
export type BatchItemDto = {
    /**
     * The wallet that is paid, by address or IBAN
     */
    toAddress: string;
    amount: string;
    /**
     * Absent: the memo of the batch
     */
    memo?: string;
    /**
     * The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and screened
     */
    counterpartyName?: string;
    /**
     * Where the payee is, as an ISO 3166 alpha-2 code
     */
    counterpartyCountry?: string;
    /**
     * Absent: the purpose of the batch
     */
    purposeCode?: PurposeCode;
    /**
     * The payer’s own reference
     */
    reference?: string;
    /**
     * The UETR it comes with, a UUID of version 4 that no transaction has
     */
    uetr?: string;
    /**
     * What your own programs keep with it; shown to the payer’s side alone
     */
    metadata?: Record<string, string>;
    /**
     * What the payment says of the payee (FATF R.16)
     */
    beneficiary?: PaymentPartyDto;
    /**
     * What it says of the payer (FATF R.16); absent: what the batch says
     */
    originator?: PaymentPartyDto;
};

