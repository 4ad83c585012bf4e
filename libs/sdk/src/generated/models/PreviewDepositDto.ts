/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PreviewDepositDto = {
    /**
     * Paid to the seller
     */
    captured: string;
    /**
     * Free again in the buyer’s wallet
     */
    freed: string;
};

