/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StrPaymentDto = {
    transactionId: string;
    occurredAt: string;
    amount: string;
    currency: string;
    status: string;
    /**
     * Whether whoever pays is a customer of the reporting bank
     */
    isFromClient: boolean;
    /**
     * Whether whoever is paid is one
     */
    isToClient: boolean;
};

