/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HoldDto = {
    /**
     * Set aside when it was sent
     */
    amount: string;
    /**
     * Paid out of it so far
     */
    captured: string;
    /**
     * Free again for the payer
     */
    released: string;
};

