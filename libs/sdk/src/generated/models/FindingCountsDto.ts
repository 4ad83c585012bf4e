/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FindingCountsDto = {
    prohibit: number;
    flag: number;
    advise: number;
};

