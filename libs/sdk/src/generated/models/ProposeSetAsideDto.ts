/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ProposeSetAsideDto = {
    taintedId: string;
    /**
     * A wallet of the bank’s own, by address or IBAN
     */
    fromAddress: string;
};

