/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemDto } from './BatchItemDto.ts';
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { ProgrammableLogicDto } from './ProgrammableLogicDto.ts';
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
     * The wallet that pays
     */
    fromAddress: string;
    items: Array<BatchItemDto>;
    /**
     * true: all payments are made or none; false: each for itself
     */
    atomic: boolean;
    memo?: string;
    /**
     * Holds for each payment of the batch
     */
    programmableLogic?: ProgrammableLogicDto;
};

