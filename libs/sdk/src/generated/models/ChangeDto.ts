/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChangeDto = {
    transactionsPct: number | null;
    volumePct: number | null;
};

