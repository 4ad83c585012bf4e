/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Principle } from './Principle.ts';
export type PrincipleFiguresDto = {
    principle: Principle;
    passed: number;
    /**
     * Failed, or for KYC to be looked at
     */
    failed: number;
    /**
     * Per cent; null without payments
     */
    passedPct: number | null;
};

