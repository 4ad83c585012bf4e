/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Currency } from './Currency.ts';
import type { Purpose } from './Purpose.ts';
export type PostingDto = {
    /**
     * An address, or the name of a network’s own account
     */
    from: string;
    to: string;
    amount: string;
    currency: Currency;
    purpose: Purpose;
};

