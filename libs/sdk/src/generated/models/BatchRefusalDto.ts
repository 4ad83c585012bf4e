/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BatchRefusalDto = {
    transactionId: string;
    code: string;
    error: string;
};

