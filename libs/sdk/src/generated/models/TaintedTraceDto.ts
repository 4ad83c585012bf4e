/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TaintedTraceDto = {
    transactionId: string;
    amount: string;
    /**
     * Its number among the entries of its account
     */
    entry: string;
};

