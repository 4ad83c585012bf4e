/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemDto } from './BatchItemDto.ts';
export type CheckBatchDto = {
    /**
     * The wallet that is to pay, by address or IBAN
     */
    fromAddress: string;
    rows: Array<BatchItemDto>;
};

