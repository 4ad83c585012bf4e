/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SetLimitsDto = {
    /**
     * The most one transaction may send; null lifts it
     */
    transactionLimit: string | null;
    /**
     * The most a day (UTC) may send; null lifts it
     */
    dailyLimit: string | null;
};

