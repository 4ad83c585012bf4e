/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemDto } from './BatchItemDto.ts';
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { PaymentPartyDto } from './PaymentPartyDto.ts';
import type { ProgrammableLogicDto } from './ProgrammableLogicDto.ts';
import type { PurposeCode } from './PurposeCode.ts';
import type { SourceOfFunds } from './SourceOfFunds.ts';
export type SendBatchDto = {
    /**
     * Where the money comes from; asked for large amounts. “other” counts with a text that says what
     */
    sourceOfFunds?: SourceOfFunds;
    /**
     * More of the source of funds
     */
    sourceOfFundsText?: string;
    /**
     * A new id of your choice, to follow the batch while it is being sent
     */
    batchId?: string;
    network: Network;
    currency: Currency;
    /**
     * The wallet that pays, by address or IBAN
     */
    fromAddress: string;
    items: Array<BatchItemDto>;
    /**
     * true: all payments are made or none; false: each for itself
     */
    atomic: boolean;
    memo?: string;
    /**
     * The earlier batch whose refused rows are sent again here, mended
     */
    mends?: string;
    /**
     * The purpose of each payment
     */
    purposeCode?: PurposeCode;
    /**
     * Refuse each payment whose reference its payer has used before, in the batch too; those without pass
     */
    isReferenceUnique?: boolean;
    /**
     * What your own programs keep with each payment; a payment’s own takes its place
     */
    metadata?: Record<string, string>;
    /**
     * What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101
     */
    originator?: PaymentPartyDto;
    /**
     * Holds for each payment of the batch
     */
    programmableLogic?: ProgrammableLogicDto;
};

