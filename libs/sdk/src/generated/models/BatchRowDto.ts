/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchItemDto } from './BatchItemDto.ts';
import type { BatchRowState } from './BatchRowState.ts';
import type { FindingDto } from './FindingDto.ts';
import type { TransactionStatus } from './TransactionStatus.ts';
import type { TransactionSubStatus } from './TransactionSubStatus.ts';
export type BatchRowDto = {
    /**
     * Its number in the request, from 1; null in batches from before refused rows were kept
     */
    number: number | null;
    state: BatchRowState;
    /**
     * As it was sent; of payments that were made, as they are recorded
     */
    sent: BatchItemDto;
    transactionId: string | null;
    uetr: string | null;
    status: TransactionStatus | null;
    subStatus: TransactionSubStatus | null;
    /**
     * Why it was refused
     */
    code: string | null;
    error: string | null;
    /**
     * The field that it is about
     */
    field: string | null;
    /**
     * The facts behind the code
     */
    facts: Record<string, (string | number)> | null;
    /**
     * The rules that refuse or hold it
     */
    findings: Array<FindingDto>;
};

