/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { ProgrammableLogicDto } from './ProgrammableLogicDto.ts';
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
    type: SendableType;
    network: Network;
    /**
     * The wallet that pays
     */
    fromAddress: string;
    /**
     * The wallet that is paid
     */
    toAddress: string;
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

