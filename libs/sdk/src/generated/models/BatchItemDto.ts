/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BatchItemDto = {
    toAddress: string;
    amount: string;
    /**
     * Absent: the memo of the batch
     */
    memo?: string;
};

