/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PayZakatDto = {
    recipientId: string;
    /**
     * A wallet of your own, by address or IBAN
     */
    fromAddress: string;
    amount: string;
    /**
     * Without one it is paid ahead, for the year that runs
     */
    assessmentId?: string;
};

