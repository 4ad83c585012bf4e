/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SimulatePaymentsDto = {
    /**
     * How many payments
     */
    payments?: number;
    /**
     * The same seed draws the same payments
     */
    seed?: number;
};

