/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AgeingCountsDto = {
    under_24h: number;
    under_72h: number;
    older: number;
};

