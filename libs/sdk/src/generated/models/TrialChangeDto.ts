/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { VerdictAction } from './VerdictAction.ts';
export type TrialChangeDto = {
    /**
     * Its place in the list, for the next page
     */
    position: number;
    transactionId: string;
    from: VerdictAction;
    to: VerdictAction;
    /**
     * The rules that would fire
     */
    rules: Array<string>;
    amount: string;
    currency: Currency;
    memo: string | null;
};

