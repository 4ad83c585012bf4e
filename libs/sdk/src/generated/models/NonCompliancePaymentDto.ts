/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
export type NonCompliancePaymentDto = {
    transactionId: string;
    amount: string;
    currency: Currency;
    createdAt: string;
};

