/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type CaseSumDto = {
    days: 1 | 7 | 30 | 90;
    currency: Currency;
    paid: number;
    paidAmount: string;
    received: number;
    receivedAmount: string;
};

