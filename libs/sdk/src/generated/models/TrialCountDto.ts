/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { VerdictAction } from './VerdictAction.ts';
export type TrialCountDto = {
    from: VerdictAction;
    to: VerdictAction;
    currency: Currency;
    count: number;
    amount: string;
};

