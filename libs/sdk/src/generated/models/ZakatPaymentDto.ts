/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { ZakatClass } from './ZakatClass.ts';
export type ZakatPaymentDto = {
    transactionId: string;
    /**
     * The status of the transaction; it counts once it is completed
     */
    status: string;
    currency: Currency;
    amount: string;
    recipient: string;
    class: ZakatClass;
    paidAt: string;
};

