/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type IdentifyBankDto = {
    /**
     * Its BIC (ISO 9362), of 8 or 11 characters; null: it has none
     */
    bic: string | null;
    /**
     * Its LEI (ISO 17442), of 20 characters with right check digits; null: it has none
     */
    lei: string | null;
};

