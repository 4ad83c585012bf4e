/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TakeOverTrialDto = {
    /**
     * The version of the rules that was tried
     */
    version: number;
    /**
     * Those alone, by id or UETR; all that it would refuse where none is named
     */
    transactionIds?: Array<string>;
    /**
     * Where the last part ended, for the next one
     */
    after?: number;
};

