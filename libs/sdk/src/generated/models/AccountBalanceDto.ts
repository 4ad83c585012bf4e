/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AccountBalanceDto = {
    /**
     * The account, and the wallet of it
     */
    account: string;
    currency: string;
    /**
     * What is posted, in minor units: 12,500.75
     */
    postedMinor: string;
    /**
     * The number of its last entry; 0 while it has none
     */
    sequence: string;
};

