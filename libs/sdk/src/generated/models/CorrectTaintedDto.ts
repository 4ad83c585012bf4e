/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CorrectTaintedDto = {
    /**
     * What it comes to with this correction
     */
    amount: string;
    note: string;
};

