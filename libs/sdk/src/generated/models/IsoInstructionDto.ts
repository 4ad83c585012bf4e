/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BatchState } from './BatchState.ts';
export type IsoInstructionDto = {
    /**
     * Its PmtInfId; between institutions the account
     */
    instructionId: string;
    payments: number;
    /**
     * The batch that it became
     */
    batchId: string | null;
    batchState: BatchState | null;
    /**
     * Why it could not become one
     */
    code: string | null;
    error: string | null;
};

