/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SetLimitsDto = {
    /**
     * The most one transaction may send
     */
    transactionLimit?: string;
    /**
     * The most a day (UTC) may send
     */
    dailyLimit?: string;
};

