/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZakatProfileDto = {
    /**
     * null: you are of no bank
     */
    bank: string | null;
    name: string;
    /**
     * null: the bank has decided on none
     */
    version: number | null;
};

