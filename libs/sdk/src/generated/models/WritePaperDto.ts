/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaperOutcome } from './PaperOutcome.ts';
export type WritePaperDto = {
    /**
     * The position of the payment in the sample
     */
    position: number;
    lookedAt: string;
    outcome: PaperOutcome;
    note: string;
};

