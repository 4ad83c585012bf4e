/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ImportMetalPricesDto = {
    /**
     * CSV with exactly these columns: the price of a gram of 24 carats in both currencies, and its source
     */
    csv: string;
    note: string;
};

