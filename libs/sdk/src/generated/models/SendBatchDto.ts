/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemDto } from './BatchItemDto.ts';
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
import type { ZakatMode } from './ZakatMode.ts';
export type SendBatchDto = {
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
     * Asked for large amounts
     */
    sourceOfFunds?: string;
    /**
     * Set zakat aside for each
     */
    zakatMode?: ZakatMode;
};

