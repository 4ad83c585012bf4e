/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankProfileDecision } from './BankProfileDecision.ts';
export type DecideBankProfileDto = {
    decision: BankProfileDecision;
    reason: string;
};

