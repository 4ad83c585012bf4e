/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CrossBorderTransferDto = {
    quoteId: string;
    fromAddress: string;
    toAddress: string;
    memo?: string;
    /**
     * Asked for large amounts
     */
    sourceOfFunds?: string;
};

