/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchAction } from './BatchAction.ts';
import type { BatchFailureDto } from './BatchFailureDto.ts';
import type { BatchStandingDto } from './BatchStandingDto.ts';
import type { BatchState } from './BatchState.ts';
import type { BatchTermsDto } from './BatchTermsDto.ts';
import type { BatchTotalsDto } from './BatchTotalsDto.ts';
import type { Currency } from './Currency.ts';
import type { Network } from './Network.ts';
export type BatchLifeDto = {
    id: string;
    state: BatchState;
    atomic: boolean;
    network: Network;
    currency: Currency;
    /**
     * The wallet that pays
     */
    fromAddress: string;
    memo: string | null;
    /**
     * Who sent it
     */
    initiatedBy: string;
    initiatedById: string;
    terms: BatchTermsDto;
    /**
     * The earlier batch whose refused rows these are, mended
     */
    mends: string | null;
    /**
     * How many payments it asks for
     */
    count: number;
    /**
     * What they sum to, fees left out
     */
    total: string;
    /**
     * How many have been sent or refused so far
     */
    processed: number;
    /**
     * Completed when they were sent
     */
    completed: number;
    /**
     * Waiting when they were sent
     */
    pending: number;
    /**
     * Rejected or refused when they were sent
     */
    refused: number;
    /**
     * When all was refused because of one
     */
    firstFailure: BatchFailureDto | null;
    createdAt: string;
    endedAt: string | null;
    totals: BatchTotalsDto;
    /**
     * Later batches of its refused rows, mended
     */
    mendedBy: Array<string>;
    standings: Array<BatchStandingDto>;
    /**
     * What you may do now
     */
    actions: Array<BatchAction>;
};

