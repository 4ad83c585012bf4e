/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReverseTransactionDto = {
    reason: string;
    /**
     * Whether it does not agree with the Shariah, so that the payer’s bank registers it
     */
    isShariah?: boolean;
};

