/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ReviseContractDto = {
    /**
     * The version that was read; if another stands by now, nothing is changed
     */
    version: number;
    /**
     * Terms to replace, each as a whole, under the names of the contract’s type; null takes a term out. What is not named stays.
     */
    terms: Record<string, any>;
    /**
     * Why
     */
    note?: string;
};

