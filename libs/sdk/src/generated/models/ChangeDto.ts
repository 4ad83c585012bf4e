/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangeDto = {
    transactionsPct: number | null;
    volumePct: number | null;
    /**
     * Where this month begins, in UTC
     */
    from: string;
    /**
     * Not compared any more: now, or as many days into the month as the last one had
     */
    to: string;
    previousFrom: string;
    /**
     * As far into the last month
     */
    previousTo: string;
};

