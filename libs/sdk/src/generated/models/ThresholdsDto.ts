/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ThresholdsDto = {
    /**
     * A transfer needs an identified sender
     */
    transfer: string;
    /**
     * Payments need a source of funds
     */
    large: string;
    /**
     * A payment should say what it is for
     */
    purpose: string;
};

