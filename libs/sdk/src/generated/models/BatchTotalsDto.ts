/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CountedAmountDto } from './CountedAmountDto.ts';
export type BatchTotalsDto = {
    asked: CountedAmountDto;
    paid: CountedAmountDto;
    /**
     * Pending: under review, waiting for approval or in escrow
     */
    held: CountedAmountDto;
    /**
     * By the rules, by an officer, or before there was a payment
     */
    refused: CountedAmountDto;
    /**
     * Cancelled, refunded or reversed
     */
    takenBack: CountedAmountDto;
    /**
     * Left out, or not sent yet
     */
    notMade: CountedAmountDto;
};

