/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { ZakatAdvanceKind } from './ZakatAdvanceKind.ts';
export type ZakatAdvanceDto = {
    /**
     * set_aside: the 2.5 per cent that were set aside with a payment
     */
    kind: ZakatAdvanceKind;
    transactionId: string;
    currency: Currency;
    amount: string;
    /**
     * Whether the opinion followed takes it for this year
     */
    counts: boolean;
};

