/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CheckPayeeDto = {
    /**
     * The wallet that is to be paid, by address or IBAN
     */
    address: string;
    /**
     * The payee’s name as the payer knows it
     */
    name: string;
};

