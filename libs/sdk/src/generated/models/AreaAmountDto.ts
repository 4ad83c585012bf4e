/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type AreaAmountDto = {
    currency: Currency;
    /**
     * What was to be paid, whatever became of it
     */
    amount: string;
};

